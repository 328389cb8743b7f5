const armies = (n: number): string => (n === 1 ? '1 army' : `${n} armies`);
const dice = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);

/** The allowed numbers: `2`, `1 or 2`, `1 to 5`. */
function range({ least, most }: Range): string {
  if (most <= least) return String(most);
  return most === least + 1 ? `${least} or ${most}` : `${least} to ${most}`;
}

type Range = { readonly least: number; readonly most: number };

/**
 * Reasons for a rejected command, by code. Numbers are passed as numbers, everything else by name. The page offers
 * only legal commands, so players rarely see these.
 */
export const rejections = {
  'unknown-command': () => 'This game has no such move.',
  'game-over': () => 'The game is over.',
  'host-only': () => 'Only the host can do that.',
  'unknown-seat': ({ seat }: { seat: string }) => `There is no seat ${seat} in this game.`,
  'seat-out': ({ seat }: { seat: string }) => `${seat} is out of the game.`,
  'not-your-turn': ({ toAct }: { toAct: string }) => `It is not your turn. Waiting for ${toAct}.`,
  'wrong-phase': ({ phase }: { phase: string }) => `You cannot do that now. ${phase}`,
  'not-the-default': ({ seat, command }: { seat: string; command: string }) =>
    `That is not the default move for ${seat}; the default is “${command}”.`,
  'unknown-territory': ({ territory }: { territory: string }) => `There is no territory “${territory}”.`,
  'armies-out-of-range': ({ armies: n, ...allowed }: Range & { armies: number }) =>
    `${armies(n)} cannot go there; choose ${range(allowed)}.`,
  'draw-offered': ({ by }: { by: string }) => `${by} has already offered a draw.`,
  'no-draw-offered': () => 'Nobody has offered a draw.',
  'draw-agreed': () => 'You have already agreed to the draw.',
  'not-yours': ({ territory }: { territory: string }) => `${territory} is not yours.`,
  'already-claimed': ({ territory }: { territory: string }) => `${territory} is already claimed.`,
  'unknown-colour': ({ colour }: { colour: string }) => `There is no colour “${colour}”.`,
  'colour-taken': ({ colour }: { colour: string }) => `${colour} is taken.`,
  'not-vacated': ({ territory }: { territory: string }) =>
    `${territory} did not belong to the overthrown player; choose one that did.`,
  'nothing-to-place': () => 'You have no armies to place.',
  'no-places': () => 'Choose at least one territory.',
  'not-the-rest': ({ armies: n, neutral }: { armies: number; neutral: number }) =>
    neutral === 0
      ? `Place all ${armies(n)} you have left.`
      : `Place all ${armies(n)} you have left, and ${neutral} neutral.`,
  'must-trade': ({ cards }: { cards: number }) => `You have ${cards} cards; trade in a set first.`,
  'armies-to-place': ({ armies: n }: { armies: number }) => `Place your ${armies(n)} first.`,
  'trading-closed': () => 'You cannot trade in cards now.',
  'not-your-card': ({ card }: { card: string }) => `The card ${card} is not yours.`,
  'not-a-set': ({ cards, stars, least = 0, most = 0 }: { cards: string; stars?: number } & Partial<Range>) =>
    stars === undefined
      ? `${cards} do not make a set.`
      : `${cards}: ${stars === 1 ? '1 star' : `${stars} stars`}. Trade in ${range({ least, most })} stars.`,
  'wrong-extra': ({ extra, extras }: { extra: string; extras: string }) =>
    extras === ''
      ? `${extra} cannot get the extra armies: none of the cards shows a territory of yours.`
      : `${extra} cannot get the extra armies; choose ${extras}.`,
  'card-shows-neither': ({ card, from, to }: { card: string; from: string; to: string }) =>
    `The card ${card} shows neither ${from} nor ${to}.`,
  'no-such-die': ({ die, dice: thrown }: { die: number; dice: string }) =>
    `There is no ${die} to change among ${thrown}.`,
  'unknown-objective': ({ objective }: { objective: string }) => `There is no objective “${objective}”.`,
  'objective-not-open': ({ objective }: { objective: string }) => `The objective “${objective}” is not open.`,
  'objective-not-reached': ({ objective }: { objective: string }) =>
    `You do not fulfil the objective “${objective}”.`,
  'objective-taken': () => 'You can take only 1 objective per turn.',
  'own-territory': ({ territory }: { territory: string }) => `${territory} is already yours.`,
  'not-adjacent': ({ from, to }: { from: string; to: string }) => `${from} does not border ${to}.`,
  'not-connected': ({ from, to }: { from: string; to: string }) =>
    `Your territories do not connect ${from} with ${to}.`,
  'same-territory': ({ territory }: { territory: string }) => `${territory} cannot move armies to itself.`,
  'no-room': ({ territory, most }: { territory: string; most: number }) =>
    `${territory} is full: a territory holds at most ${armies(most)}.`,
  'moved-already': () => 'You have already moved armies this turn.',
  'one-move-only': () => 'You can make only 1 move this turn.',
  'moves-out-of-range': ({ moves, ...allowed }: Range & { moves: number }) =>
    `You cannot make ${moves === 1 ? '1 move' : `${moves} moves`}; make ${range(allowed)}.`,
  'too-few-armies': ({ territory, armies: n }: { territory: string; armies: number }) =>
    `${territory} has ${armies(n)}; you need 2 to attack or move.`,
  'dice-out-of-range': ({ dice: n, ...allowed }: Range & { dice: number }) =>
    `You cannot roll ${dice(n)}; roll ${range(allowed)}.`,
  'stop-out-of-range': ({ stopAt, ...allowed }: Range & { stopAt: number }) =>
    `The attack cannot stop at ${armies(stopAt)}; choose ${range(allowed)}.`,
  'tokens-out-of-range': ({ tokens, ...allowed }: Range & { tokens: number }) =>
    `You cannot bid ${tokens}; bid ${range(allowed)}.`,
  'objectives-out-of-range': ({ objectives, ...allowed }: Range & { objectives: number }) =>
    `You cannot convert ${objectives}; convert ${range(allowed)}.`,
  'not-an-objective': ({ territory }: { territory: string }) => `${territory} is not one of your objectives.`,
  'named-twice': ({ territory }: { territory: string }) => `${territory} is named twice.`,
  'too-many-entries': ({ entries, most }: { entries: number; most: number }) =>
    `${entries} orders do not fit on a sheet; write at most ${most}.`,
  'unknown-type': ({ type }: { type: string }) => `There is no move “${type}”.`,
  'bad-field': ({ type, field }: { type: string; field: string }) =>
    `The move “${type}” has a missing or wrong “${field}”.`,
};
