import {
  classicBoard,
  type Event,
  fallback,
  type Game,
  HOST,
  handOf,
  isTurns,
  legal,
  makeBoard,
  makeCard,
  makeCommandText,
  makeOffer,
  makePosition,
  NEUTRAL,
  parseCommandText,
  parsePosition,
  parseTerritory,
  scriptedDice,
  step,
  type TurnsGame,
  toAct,
} from '../src/index.ts';

/** The main games of 1993 and 1959: a rule that both share is tested in both. */
export const BOTH = ['world-domination', 'classic'];

/**
 * A board that reads well on one line: in `a3b1c1/a2b1c1` the first three are the north, from west to east.
 *
 *   oak ── pine ── rowan    north, 2 armies
 *    │      │       │
 *   sage ─ thorn ── yew     south, 4 armies
 */
export const garden = makeBoard({
  id: 'garden',
  continents: [
    {
      id: 'north',
      name: 'North',
      bonus: 2,
      territories: [
        ['oak', 'Oak', 'infantry'],
        ['pine', 'Pine', 'cavalry'],
        ['rowan', 'Rowan', 'artillery'],
      ],
    },
    {
      id: 'south',
      name: 'South',
      bonus: 4,
      territories: [
        ['sage', 'Sage', 'infantry'],
        ['thorn', 'Thorn', 'infantry'],
        ['yew', 'Yew', 'cavalry'],
      ],
    },
  ],
  borders: [
    ['oak', 'pine'],
    ['pine', 'rowan'],
    ['oak', 'sage'],
    ['pine', 'thorn'],
    ['rowan', 'yew'],
    ['sage', 'thorn'],
    ['thorn', 'yew'],
  ],
});

/**
 * A game in the notation of positions, on the garden: `classic - red,blue,green a3b1c1/a1b1c1 attack:a`.
 * On the classic board the territories are named, `*` stands for all others: `brazil=a3,europe=b1,*=c1`.
 */
export function game(text: string): TurnsGame {
  const [edition, options, seats, territories, phase, ...fields] = text.split(/\s+/);
  const isNamed = territories.includes('=');
  const words = [edition, options, seats, isNamed ? unfold(territories) : territories, phase, ...fields];
  if (!isNamed) words.push('board=garden');
  if (phase !== 'start' && !text.includes(' first=')) words.push('first=a');
  let parsed = parsePosition(words.join(' '), [garden]);
  if (parsed.error?.code === 'impossible-position' && parsed.error.reason === 'no-capitals')
    parsed = parsePosition(`${words.join(' ')} capitals=${farCapitals(words)}`, [garden]);
  if (parsed.error !== undefined) throw new Error(`${JSON.stringify(parsed.error)} in ${text}`);
  return byTurns(parsed);
}

/** Capitals for a test that is not about them: if possible where the seat whose turn it is has no troops. */
function farCapitals([, , seats, territories, phase]: readonly string[]): string {
  const owners = territories.replaceAll(/[^a-fn]/g, '');
  const { territories: all } = owners.length === garden.size ? garden : classicBoard;
  const isNear = (_: unknown, t: number): boolean => owners[t] === phase.at(-1);
  const far = [...all.filter((_, t) => !isNear(_, t)).reverse(), ...all.filter(isNear)];
  return seats
    .split(',')
    .map((_, seat) => `${'abcdef'[seat]}:${far[seat]?.id}`)
    .join(',');
}

/** Narrows to dice and turns; written orders have their own tests. */
export function byTurns(any: Game): TurnsGame {
  if (!isTurns(any)) throw new Error('a game of another family');
  return any;
}

function unfold(territories: string): string {
  const given = new Map(territories.split(',').map((entry) => entry.split('=') as [string, string]));
  const continents = classicBoard.continents.map((continent) =>
    continent.territories.map((t) => {
      const { id } = classicBoard.territories[t];
      return [id, continent.id, '*'].find((key) => given.has(key)) ?? id;
    }),
  );
  const unused = [...given.keys()].filter((key) => !continents.flat().includes(key));
  if (unused.length > 0) throw new Error(`no territory or continent is called ${unused.join(', ')}`);
  return continents.map((keys) => keys.map((key) => given.get(key) ?? '?').join('')).join('/');
}

export type Played = TurnsGame & { readonly events: readonly Event[] };

/**
 * The game after these commands. Each is given by the seat that is asked, or by the one named before it (`c: surrender`,
 * `host: start`). A list of numbers scripts the dice of the command before it; all of it must be used.
 */
export function after(start: TurnsGame, ...script: readonly (string | readonly number[])[]): Played {
  const { rules } = start;
  let { position } = start;
  const events: Event[] = [];
  for (const [i, line] of script.entries()) {
    if (typeof line !== 'string') continue;
    const rolls = script[i + 1];
    const dice = scriptedDice(typeof rolls === 'object' ? rolls : []);
    const [actor, command] = read({ ...start, position }, line);
    const result = step(rules, position, actor, command, dice);
    if (result.rejection !== undefined) throw new Error(`${line}: ${JSON.stringify(result.rejection)}`);
    dice.assertUsedUp();
    position = result.position;
    events.push(...result.events);
  }
  return { rules, position, events };
}

/** The code of the refusal, or `accepted`. */
export function refusal(current: TurnsGame, line: string): string {
  const [actor, command] = read(current, line);
  const result = step(current.rules, current.position, actor, command, { below: () => 0 });
  return result.rejection === undefined ? 'accepted' : result.rejection.code;
}

/** The upper bounds of the random draws of a command, if every draw is 0. */
export function drawBounds(current: TurnsGame, line: string): number[] {
  const drawn: number[] = [];
  const [actor, command] = read(current, line);
  const below = (n: number): number => {
    drawn.push(n);
    return 0;
  };
  step(current.rules, current.position, actor, command, { below });
  return drawn;
}

function read({ rules, position }: TurnsGame, line: string) {
  const [, name, text] = /^(?:([a-f]|host): )?(.*)$/.exec(line) ?? [];
  const actor = name === undefined ? toAct(position)[0] : name === 'host' ? HOST : seatOf(name);
  const parsed = parseCommandText(rules.board, text);
  if (parsed.error !== undefined) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
  return [actor, parsed.value] as const;
}

const LETTERS = 'abcdefn';

/** Seats are letters, as in the notation. */
export const seatOf = (letter: string): number => LETTERS.indexOf(letter);

/** The offers of a seat, by default the one that is asked: `attack oak pine 1-3`. */
export function offers({ rules, position }: TurnsGame, seat = LETTERS[toAct(position)[0]]): string[] {
  return legal(rules, position, seatOf(seat)).map((offer) => {
    const { least, most, ...words } = makeOffer(rules.board, offer);
    const range = least === undefined ? '' : `${least}-${most}`;
    const texts = [...Object.values(words), range].map((word) =>
      Array.isArray(word) ? word.join('+') : String(word),
    );
    return texts.filter((text) => text !== '').join(' ');
  });
}

/** The phase and the seat whose turn it is: `attack:a`. */
export const phase = (current: TurnsGame): string =>
  makePosition(current.rules, current.position).split(' ')[4];

/** All territories, as in the notation: `a3b1c1/a2b1c1`. */
export const board = (current: TurnsGame): string =>
  makePosition(current.rules, current.position).split(' ')[3];

/** The owner of a territory and its armies: `a3`. */
export function on({ rules, position }: TurnsGame, territory: string): string {
  const t = parseTerritory(rules.board, territory);
  return LETTERS[position.owner[t]] + position.armies[t];
}

/** The cards of a seat, in card order: `oak+wild-1`. */
export function hand({ rules, position }: TurnsGame, seat: string): string {
  return handOf(position, seatOf(seat))
    .map((card) => makeCard(rules.board, card))
    .join('+');
}

/** All cards at this place: a seat, IN_DECK or DISCARDED. */
export function cardsAt({ rules, position }: TurnsGame, place: number): string {
  return position.cards.flatMap((at, card) => (at === place ? makeCard(rules.board, card) : [])).join('+');
}

/** The armies of an owner, on the board and in reserve; `n` for the neutral ones. */
export function armiesOf({ position }: TurnsGame, letter: string): number {
  const owner = letter === 'n' ? NEUTRAL : seatOf(letter);
  const here = position.armies.filter((_, t) => position.owner[t] === owner);
  return here.reduce((sum, armies) => sum + armies, position.reserve[owner]);
}

/** The events of one type, in order. */
export function eventsOf<Type extends Event['type']>(played: Played, type: Type) {
  return played.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** The same draw several times: `draws(42)` deals the territories in board order. */
export const draws = (times: number, value = 0): number[] => Array.from({ length: times }, () => value);

/** Ends a turn with a capture; `card` is the draw of the card, which comes when the edition says (C-2). */
export function endWithCard(edition: string, card = 0): (string | number[])[] {
  return edition === 'classic' ? ['end-attacks', 'end-turn', [card]] : ['end-attacks', [card], 'end-turn'];
}

/** The editions of 2008; the garden has only the last two, because the charts of the first need the whole board. */
export const OF_2008 = ['basic-training', 'command-room', 'world-conquest'];

/** The editions of 2008 in which territories are claimed. */
export const CLAIMED = ['command-room', 'world-conquest'];

/** The default of the seat that is asked (L-3). */
export function preset({ rules, position }: TurnsGame): string {
  const command = fallback(rules, position, toAct(position)[0]);
  return command === undefined ? 'none' : makeCommandText(rules.board, command);
}

/** The value of a notation field, empty if it is omitted: `field(game, 'hands')`. */
export function field(current: TurnsGame, key: string): string {
  const words = makePosition(current.rules, current.position).split(' ');
  return words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1) ?? '';
}

/** The editions with expert variations, including those with special goals. */
export const EXPERT = [...BOTH, 'capital', 'secret-mission'];

/** Headquarters and missions of three seats that do not affect the tests. */
const GOALS: Readonly<Record<string, readonly [small: string, world: string]>> = {
  capital: [
    'capitals=a:oak,b:pine,c:rowan removed=oak+pine+rowan',
    'capitals=a:japan,b:brazil,c:iceland removed=japan+brazil+iceland',
  ],
  'secret-mission': [
    'missions=a:destroy-red,b:destroy-blue,c:occupy-18-two',
    'missions=a:asia-africa,b:asia-southamerica,c:northamerica-australia',
  ],
};

/** A game of three in its first turn, in any edition; seats, territories and phase are as for `game`. */
export function inPlay(edition: string, options: string, text: string): TurnsGame {
  const [small = '', world = ''] = GOALS[edition] ?? [];
  const goals = text.split(' ')[0].includes('=') ? world : small;
  return game(`${edition} ${options} red,blue,green ${text} turn=1 ${goals}`.trim());
}
