#!/usr/bin/env python3
"""Checks the dice of a Rubicon record: python3 verify.py FILE [--commitment HEX] [--seed SEAT=HEX]

Needs nothing but Python 3. It recomputes every outcome of a finished game from the secret that the closing line reveals
and from the seeds of the players, as docs/fair-dice.md specifies. It does not know the rules of the game:
`rubicon verify` also decides every command again.
"""
import argparse
import hashlib
import hmac
import json
import sys

DOMAIN = b"rubicon-fair-1\0\0"


class Wrong(Exception):
    pass


def check(condition, message):
    if not condition:
        raise Wrong(message)


def sha256(hex_text):
    return hashlib.sha256(bytes.fromhex(hex_text)).hexdigest()


def key_of(secret, game, seeds):
    message = DOMAIN + hashlib.sha256(game.encode()).digest() + bytes([len(seeds)])
    for entry in seeds:
        message += bytes([entry["seat"]]) + bytes.fromhex(entry["seed"])
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()


def outcome(key, index, n):
    limit = 2**32 - 2**32 % n
    attempt = 0
    while True:
        message = index.to_bytes(4, "big") + attempt.to_bytes(4, "big")
        number = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:4], "big")
        if number < limit:
            return number % n
        attempt += 1


def check_attempts(attempts):
    for number, attempt in enumerate(attempts, 1):
        published = {entry["player"]: entry["hash"] for entry in attempt["hashes"]}
        check(sha256(attempt["secret"]) == attempt["commitment"], f"failed start {number}: wrong secret")
        for entry in attempt["seeds"]:
            check(published.get(entry["player"]) == sha256(entry["seed"]), f"failed start {number}: wrong seed")


def next_key(secrets, game, declared):
    check(secrets, "a secret is missing")
    secret = secrets.pop(0)
    check(sha256(secret) == declared["commitment"], "a secret does not match its commitment")
    for entry in declared["seeds"]:
        check(sha256(entry["seed"]) == entry["hash"], f"the seed of seat {entry['seat']} does not match its hash")
    return key_of(secret, game, declared["seeds"])


def verify(text, commitment=None, own=()):
    lines = text.splitlines()
    header, closing = json.loads(lines[0]), json.loads(lines[-1])
    check("result" in closing, "the game is not over: its secret is not revealed yet")
    chance = header["chance"]
    check(chance["type"] == "fair", f"the dice are {chance['type']}, not fair")
    before = "".join(line + "\n" for line in lines[:-1])
    check(hashlib.sha256(before.encode()).hexdigest() == closing["sha256"], "the bytes are not those that were closed")
    check(commitment in (None, chance["commitment"]), "the commitment is not the one you were shown")
    used = {entry["seat"]: entry["seed"] for entry in chance["seeds"]}
    for seat, seed in own:
        check(used.get(seat) == seed, f"the seed of seat {seat} is not the one you chose")
    check_attempts(chance["void"])

    secrets = [closing["secret"][i : i + 64] for i in range(0, len(closing["secret"]), 64)]
    key = next_key(secrets, header["game"], chance)
    count = 0
    for line in lines[1:-1]:
        entry = json.loads(line)
        if entry.get("table", {}).get("type") == "rekeyed":
            key = next_key(secrets, header["game"], entry["table"])
        for index, below, value in entry.get("chance", []):
            check(index == count, f"line {entry['seq']}: outcome {index} instead of {count}")
            check(outcome(key, index, below) == value, f"line {entry['seq']}: outcome {index} was changed")
            count += 1
    check(not secrets, "there are more secrets than keys")
    return count, sorted(used)


def main():
    parser = argparse.ArgumentParser(description="Checks the dice of a Rubicon record.")
    parser.add_argument("file")
    parser.add_argument("--commitment", help="the commitment you were shown before the game")
    parser.add_argument("--seed", action="append", default=[], metavar="SEAT=HEX", help="a seed you chose")
    options = parser.parse_args()
    own = [(int(seat), seed) for seat, _, seed in (entry.partition("=") for entry in options.seed)]
    try:
        with open(options.file, encoding="utf-8") as file:
            count, seats = verify(file.read(), options.commitment, own)
    except Wrong as wrong:
        print(f"wrong: {wrong}")
        return 1
    who = ", ".join(map(str, seats)) or "no seat: these are the server's dice"
    print(f"verified: {count} outcomes; seeds from {who}")
    if options.commitment is None and not own:
        print("Only internal consistency was checked: pass --commitment and --seed to check what you saw yourself.")
    elif options.commitment is None:
        print("The commitment was not checked: pass --commitment to check the one you were shown.")
    elif not own:
        print("No seed was checked: pass --seed to check the one you chose.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
