import { makeBot } from '@rubicon/bots';
import {
  createGame,
  DEFAULT_COLOURS,
  EDITIONS,
  HOST,
  isTurns,
  legal,
  makePosition,
  parsePosition,
  play,
  seededDice,
  type TurnsGame,
  toAct,
  viewOf,
} from '@rubicon/engine';

/** The bots that play the searched games: fast ones with different styles. */
const BOTS = ['medium', 'augustus', 'spartacus', 'sulla', 'cicero', 'fabius'];

/** The rounds from which positions are taken; earlier positions are all alike. */
const FIRST_ROUND = 3;
const LAST_ROUND = 18;

const MOST_COMMANDS = 20_000;

const EDITION = 'world-domination';

/** Yields the starts of turns in a game between bots, without cards: each as a game and as notation. */
export function* positionsOf(seed: string): Generator<TurnsGame & { readonly text: string }> {
  const dice = seededDice(seed);
  const counts = EDITIONS.find(({ id }) => id === EDITION)?.players ?? [];
  const players = counts[dice.below(counts.length)];
  const first = dice.below(DEFAULT_COLOURS.length);
  const colours = DEFAULT_COLOURS.map((_, i) => DEFAULT_COLOURS[(first + i) % DEFAULT_COLOURS.length]);
  const game = createGame({
    edition: EDITION,
    colours: colours.slice(0, players),
    options: { setup: 'quick' },
  });
  if (game.error !== undefined || !isTurns(game)) throw new Error('no game could be created');
  const { rules, position } = game;
  const bots = position.colours.map((_, seat) =>
    makeBot(BOTS[dice.below(BOTS.length)], rules, seat, `${seed}/bots`),
  );
  play(rules, position, HOST, { type: 'start' }, dice);
  let turn = 0;
  for (let commands = 0; position.phase !== 'over' && commands < MOST_COMMANDS; commands++) {
    if (position.phase === 'reinforce' && position.turn !== turn) {
      turn = position.turn;
      if (turn > LAST_ROUND * players) return;
      if (turn > FIRST_ROUND * players) {
        const text = withoutCards(makePosition(rules, position));
        const start = parsePosition(text);
        if (start.error === undefined && isTurns(start)) yield { ...start, text };
      }
    }
    const [seat] = toAct(position);
    const command = bots[seat]!.act(viewOf(position, seat), legal(rules, position, seat));
    const rejection = play(rules, position, seat, command, dice);
    if (rejection !== undefined) throw new Error(`a bot was rejected: ${rejection.code}`);
  }
}

/** Keeps the edition, seats, territories, whose turn it is, and the fields a turn needs. */
function withoutCards(text: string): string {
  const [edition, , seats, territories, phase, ...fields] = text.split(' ');
  const kept = fields.filter((field) => /^(turn|first|order)=/.test(field));
  return [edition, '-', seats, territories, phase, ...kept].join(' ');
}
