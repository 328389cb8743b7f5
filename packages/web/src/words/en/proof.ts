import type { Verdict } from '@rubicon/api';

type Code = Verdict['contradictions'][number]['code'];

/** The proof that the dice of a game were fair. */
export const proof = {
  title: 'Proof of the dice',
  checking: 'Checking every roll …',
  unchecked: 'The record could not be checked.',
  again: 'Check again',
  notOver: 'The game is not over yet. Come back when it is.',
  verified: 'Dice verified: nobody could choose them.',
  consistent: 'The record is consistent and matches what you saw.',
  wrong: 'The server’s record is wrong.',
  details: 'What is proven, and what is not',
  provenDice: 'Every move is legal, and every roll follows from the server’s secret and the players’ parts.',
  provenSeed: 'The secret is the one the server promised before the game, and your part is in the dice.',
  provenLines: (n: number) =>
    n === 1
      ? 'The move you were shown is in the record, unchanged.'
      : `All ${n} moves you were shown are in the record, unchanged.`,
  replayed: (n: number) =>
    n === 1
      ? '1 move was played under older rules: its dice are checked, its rules are not.'
      : `${n} moves were played under older rules: their dice are checked, their rules are not.`,
  notProvenSeed:
    'Not proven: that the secret is the one promised before the game. This browser took no part in the start, or has forgotten it.',
  notProven:
    'Not proven: that the operator did not know the dice in advance. They could no longer be changed, but they could be known.',
  rolls: 'Every roll, and how to compute it',
  shareMoment: 'Copy link to this moment',
  allRolls: (n: number) =>
    n === 1
      ? 'The roll follows from the secret and the parts.'
      : `All ${n} rolls follow from the secret and the parts.`,
  thirdParty:
    'Your browser has just computed this from the record of the game. Only the players can know that the secret was promised before the game.',
  secret: 'Server’s secret, revealed after the game',
  seedOf: (name: string) => `${name}’s part`,
  key: 'Key: HMAC-SHA-256 of the secret over the game and the parts',
  formula:
    'Roll i is the first 32 bits of HMAC-SHA-256(key; i, attempt) modulo the number of possible results. Numbers that would favour some results are skipped, and the next attempt is used.',
  rollsTitle: 'Rolls',
  index: 'i',
  move: 'Move',
  number: '32 bits',
  below: 'of',
  value: 'Remainder',
  attempt: (n: number) => `attempt ${n}`,
  more: 'Show more',
  fault: (line: number) => `The first error is in line ${line} of the record.`,
  contradictions: {
    'other-game': 'It is the record of another game.',
    'not-fair': 'It does not use the dice that were agreed.',
    'commitment-changed': 'The server did not use the secret it promised.',
    'seed-added': 'An unannounced part was added to the dice.',
    'seed-dropped': 'A player’s part of the dice is missing.',
    'seed-changed': 'A player’s part of the dice was changed.',
    'key-added': 'The dice were agreed again without you.',
    'attempt-hidden': 'A failed start that you saw is missing.',
    'secret-reused': 'The server reused a secret that was already known.',
    'line-changed': 'A move differs from what you were shown.',
    'line-missing': 'A move you were shown is missing.',
  } satisfies Record<Code, string> as Readonly<Record<Code, string>>,
};

export type ProofWords = typeof proof;
