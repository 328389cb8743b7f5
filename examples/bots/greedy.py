#!/usr/bin/env python3
"""A greedy bot for Rubicon, in Python without any dependencies. It plays every edition.

Try it:  npx rubicon simulate --edition classic --players 3 --games 10 --bots "exec:python3 examples/bots/greedy.py" --bots random,random

The host sends one JSON object per line to standard input, and reads one JSON object per line from standard output. So
print() nothing else; log to standard error. docs/bots.md describes all messages.
"""

import json
import sys


class Game:
    """The board from the `game` message. The bot has no built-in knowledge of the game."""

    def __init__(self, message):
        self.me = message["seat"]
        self.territories = {t["id"]: t for t in message["board"]["territories"]}
        self.continents = {c["id"]: c for c in message["board"]["continents"]}

    def neighbours(self, territory):
        return self.territories[territory]["neighbours"]

    def continent(self, territory):
        return self.continents[self.territories[territory]["continent"]]


def of_type(choices, *types):
    return [choice for choice in choices if choice["type"] in types]


def enemies_of(game, view, territory):
    """Neighbours that we do not hold."""
    return [n for n in game.neighbours(territory) if view["owner"][n] != game.me]


def distance_to_enemy(game, view, territory):
    """The number of steps through our own territories: 1 on a border. Armies that are far away are idle."""
    seen, edge, steps = {territory}, [territory], 1
    while edge:
        if any(enemies_of(game, view, t) for t in edge):
            return steps
        edge = [n for n in {n for t in edge for n in game.neighbours(t)} if n not in seen]
        seen.update(edge)
        steps += 1
    return steps


def land_value(game, view, territory):
    """Rates a territory: small continents with a good bonus, and those that we mostly hold already."""
    continent = game.continent(territory)
    members = continent["territories"]
    mine = sum(view["owner"][t] == game.me for t in members)
    value = continent["bonus"] / len(members) + 3 * mine / len(members)
    # taking it breaks the bonus of a player who holds the whole continent
    if view["owner"][territory] not in (None, game.me):
        if all(view["owner"][t] == view["owner"][territory] for t in members):
            value += continent["bonus"]
    # capitals, in editions that have them, are worth more
    if territory in view.get("capitals", []):
        value += 4
    return value


# --- dice and turns -----------------------------------------------------------------------------------------------


def best_place(game, view, choices):
    """Places new armies on the border with the best attack."""

    def prospect(choice):
        territory = choice["territory"]
        enemies = enemies_of(game, view, territory)
        if view["owner"][territory] != game.me or not enemies:
            return -1000  # neutral armies, or a territory surrounded by our own
        best = max(land_value(game, view, n) - 0.2 * view["armies"][n] for n in enemies)
        return best + 0.2 * view["armies"][territory]

    choice = max(choices, key=prospect)
    return {"type": "place", "places": [[choice["territory"], choice["most"]]]}


def trade(game, view, choices):
    """Trades sets at once, and saves a few stars first."""
    for choice in choices:
        if choice["type"] == "trade":
            command = {"type": "trade", "cards": choice["cards"]}
            if choice["extras"]:  # names the territory that gets the extra armies
                command["extra"] = choice["extras"][0]
            return command
        cards, stars = [], 0
        for card, worth in zip(choice["cards"], choice["stars"]):
            if stars + worth <= choice["most"]:
                cards.append(card)
                stars += worth
        if stars >= 4:
            return {"type": "trade", "cards": cards}
    return None


def attack(game, view, choices):
    """Attacks the most valuable territory that we can take with good odds; None if there is none."""
    best, best_value = None, 0
    for choice in of_type(choices, "assault"):
        ours = view["armies"][choice["from"]] - 1  # one stays behind
        theirs = view["armies"][choice["to"]]
        if ours < theirs + 2 and ours < 1.5 * theirs:
            continue
        value = land_value(game, view, choice["to"]) + 0.1 * (ours - theirs)
        if best is None or value > best_value:
            best, best_value = choice, value
    if best is None:
        return None
    # an assault rolls until the territory is taken or at most `stopAt` armies are left
    stop_at = max(best["least"], min(best["most"], 2))
    return {"type": "assault", "from": best["from"], "to": best["to"], "stopAt": stop_at}


def occupy(game, view, choice):
    """Moves all armies, unless they are nearer to the enemy where they are."""
    stays = distance_to_enemy(game, view, view["from"]) < distance_to_enemy(game, view, view["to"])
    return {"type": "occupy", "armies": choice["least"] if stays else choice["most"]}


def fortify(game, view, choices):
    """Moves the largest idle army towards the enemy; None if there is none."""

    def steps_won(choice):
        before = distance_to_enemy(game, view, choice["from"])
        return before - distance_to_enemy(game, view, choice["to"])

    useful = [choice for choice in of_type(choices, "fortify") if steps_won(choice) > 0]
    if not useful:
        return None
    best = max(useful, key=lambda choice: (choice["most"], steps_won(choice)))
    return {"type": "fortify", "from": best["from"], "to": best["to"], "armies": best["most"]}


def play_turn(game, view, asks, choices):
    """Returns the first possible command in this order; None means the default."""
    for kind in ("choose-capital", "claim"):
        options = of_type(choices, kind)
        if options:
            best = max(options, key=lambda choice: land_value(game, view, choice["territory"]))
            return {"type": kind, "territory": best["territory"]}
    if of_type(choices, "trade", "trade-stars"):
        command = trade(game, view, of_type(choices, "trade", "trade-stars"))
        if command:
            return command
    if of_type(choices, "place"):
        return best_place(game, view, of_type(choices, "place"))
    if of_type(choices, "occupy"):
        return occupy(game, view, of_type(choices, "occupy")[0])
    if of_type(choices, "take-objective"):
        return of_type(choices, "take-objective")[0]
    # not view["phase"]: after an elimination, trades and placements are asked for in the phase "attack"
    if asks == "attack":
        return attack(game, view, choices)
    if asks == "fortify":
        return fortify(game, view, choices)
    return None


# --- written orders -----------------------------------------------------------------------------------------------


def play_sheet(game, view, choices):
    """Bids a little for good territories, and attacks wherever we are stronger."""
    if of_type(choices, "bid"):
        choice = of_type(choices, "bid")[0]
        wish = round(sum(land_value(game, view, t) for t in view["lot"]))
        return {"type": "bid", "tokens": max(choice["least"], min(choice["most"], wish))}
    if of_type(choices, "order"):
        return write_orders(game, view, of_type(choices, "order")[0])
    return None  # conversions and the first troops: the default is fine


def write_orders(game, view, choice):
    mine = [t for t, owner in view["owner"].items() if owner == game.me]
    borders = [t for t in mine if enemies_of(game, view, t)]
    deploy, moves = [], []
    troops = {t: view["armies"][t] for t in mine}
    if borders and choice["troops"] > 0:
        # all new troops next to the weakest neighbour
        place = min(borders, key=lambda t: min(view["armies"][n] for n in enemies_of(game, view, t)))
        deploy.append([place, choice["troops"]])
        troops[place] += choice["troops"]
    for territory in borders:
        target = min(enemies_of(game, view, territory), key=lambda n: (view["armies"][n], -land_value(game, view, n)))
        marching = troops[territory] - 1  # one stays, or we would lose the territory
        if marching > view["armies"][target]:
            moves.append([territory, target, marching])
    return {"type": "order", "cash": [], "deploy": deploy, "moves": moves}


# --- the conversation ---------------------------------------------------------------------------------------------


def say(message):
    print(json.dumps(message), flush=True)  # without flush the host would wait forever


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            # we use the view in every question and need no events
            say({"type": "hello", "protocol": 1, "name": "greedy.py", "author": "Rubicon", "events": False})
        elif kind == "game":
            game = Game(message)
        elif kind == "act":
            view, choices = message["view"], message["choices"]
            if view["family"] == "turns":
                command = play_turn(game, view, message["asks"], choices)
            else:
                command = play_sheet(game, view, choices)
            command = command or message["default"]
            say({"type": "command", "id": message["id"], "command": command})
        elif kind == "refused":
            print("refused:", line.strip(), file=sys.stderr)
        elif kind == "bye":
            return


if __name__ == "__main__":
    main()
