import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { DEFAULT_COLOURS, makePosition, seededDice } from '@rubicon/engine';
import { RecordedGame, seededChance, verifyRecord } from '../src/index.ts';
import { chooseMove, type Habits } from './golden-players.ts';

/**
 * A golden record: a game whose bytes never change. `npm run golden` makes those that are missing. An existing one is
 * never made again, whatever happens to the rules, the dice or these players: new ones get a new name in this list.
 */
interface Golden extends Habits {
  readonly name: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Ends before the game is over: closed, or simply cut off. */
  readonly stops?: { readonly after: number; readonly isClosed: boolean };
  readonly hasTimes?: boolean;
  readonly names?: readonly string[];
  readonly position?: string;
  /** Event types it must contain. */
  readonly shows?: readonly string[];
}

/** Late in a game of four: one seat eliminated, one surrendered, four cards left in the deck. */
const MIDGAME = [
  'classic defence=chosen red,blue-eliminated,green-surrendered,yellow',
  'a3a2a1a4a1a1d2d3a2/a1a1d5d1/c2c1a1d4d1c3d2/a2d1a1d1a1d6/a1d2c4a3a1d1a1d2a1d1a2d1/d3d1d1d2',
  'reinforce:a turn=31 first=d place=5 trading=may sets=12 hands=a:alaska+brazil+congo,d:wild-1+peru discards=',
].join(' ');
const DISCARDS = [
  'northwest-territory+greenland+alberta+ontario+quebec+western-united-states+eastern-united-states',
  'central-america+venezuela+argentina+iceland+great-britain+scandinavia+northern-europe+western-europe',
  'southern-europe+ukraine+north-africa+east-africa+south-africa+madagascar+siberia+yakutsk+kamchatka+irkutsk',
  'afghanistan+china+mongolia+middle-east+india+indonesia+new-guinea+western-australia+eastern-australia+wild-2',
].join('+');

const GOLDEN: readonly Golden[] = [
  { name: 'classic-2', options: { defence: 'chosen' } },
  { name: 'classic-3', hasTimes: true, names: ['Zoë', 'Ἀλέα', '🎲'] },
  { name: 'classic-4', options: { startingSeat: '2' }, surrender: 10, shows: ['surrendered', 'eliminated'] },
  { name: 'classic-5', draw: 80, shows: ['draw-declined', 'draw-expired', 'drawn'] },
  { name: 'classic-6', options: { defence: 'chosen' } },
  { name: 'world-domination-2' },
  { name: 'world-domination-3', timeout: 60, shows: ['skipped', 'expired', 'rolled-off', 'won'] },
  { name: 'world-domination-4', options: { setup: 'deal', defence: 'chosen' } },
  { name: 'world-domination-5', options: { setup: 'quick' }, surrender: 10, shows: ['surrendered', 'won'] },
  { name: 'world-domination-6', options: { startingSeat: '5' } },
  { name: 'world-domination-2-quick', options: { setup: 'quick', defence: 'chosen' } },
  { name: 'world-domination-4-abandoned', stops: { after: 60, isClosed: true } },
  { name: 'classic-3-unfinished', stops: { after: 40, isClosed: false } },
  { name: 'classic-4-position', position: MIDGAME + DISCARDS, shows: ['reshuffled', 'won'] },
  { name: 'classic-2-capitals', options: { capitals: 'on' }, shows: ['capital-named', 'won'] },
  { name: 'classic-4-capitals', options: { capitals: 'on' }, shows: ['overthrown', 'settled'] },
  {
    name: 'classic-3-expert',
    options: { slowSets: 'on', pathFortify: 'on', armyLimit: 'on', reRoll: 'on', commander: 'on' },
    shows: ['re-rolled', 'commander-used', 'cards-covered', 'fortify-many', 'keep', 'keep-all'],
  },
  {
    name: 'world-domination-2-expert',
    options: { setup: 'quick', armyLimit: 'on', reRoll: 'on', commander: 'on' },
    shows: ['armies-lost', 're-rolled'],
  },
  { name: 'capital-3', shows: ['capital-picked', 'capitals-shown'] },
  { name: 'capital-4', options: { setup: 'deal', short: 'on' } },
  { name: 'capital-5', options: { setup: 'quick' }, timeout: 40 },
  { name: 'capital-6', options: { setup: 'quick', short: 'on', pathFortify: 'on' } },
  { name: 'secret-mission-3', shows: ['mission-shown'] },
  { name: 'secret-mission-4', options: { missions: 'eu-14' }, shows: ['mission-shown'] },
  { name: 'secret-mission-5', options: { defence: 'chosen' }, surrender: 5 },
  { name: 'secret-mission-6', options: { commander: 'on' } },
  { name: 'basic-training-3', shows: ['colour-chosen', 'objective-taken'] },
  { name: 'basic-training-4', options: { defence: 'chosen' } },
  { name: 'basic-training-5' },
  { name: 'basic-training-3-revision-2', shows: ['colour-chosen', 'objective-taken'] },
  { name: 'basic-training-4-revision-2' },
  { name: 'basic-training-5-revision-2', options: { defence: 'chosen' } },
  { name: 'command-room-3', shows: ['airfield-placed', 'dice-helped'] },
  { name: 'command-room-4', timeout: 30, surrender: 5, shows: ['rewards-lost'] },
  { name: 'command-room-5', options: { defence: 'chosen', startingSeat: '4' } },
  { name: 'world-conquest-3', shows: ['airfield-lost', 'opening-moves', 'spoils-taken'] },
  { name: 'world-conquest-4', options: { startingSeat: '0' } },
  { name: 'world-conquest-5' },
  { name: 'simultaneous-3', shows: ['cashed', 'scored'] },
  { name: 'simultaneous-4', shows: ['supply-cut', 'fought'] },
  { name: 'simultaneous-5', timeout: 30, surrender: 10, shows: ['gave-up', 'expired'] },
  { name: 'simultaneous-6', shows: ['converted'] },
  { name: 'simultaneous-3-lots', shows: ['lot-left'] },
];

const SEEDS = 200;
const MOST_COMMANDS = 1500;
const MOST_BYTES = 250_000;

/** Makes the records that are missing from the folder, and adds their facts to its index. */
export function makeGolden(folder: string, report: (text: string) => void): void {
  for (const golden of GOLDEN) {
    const file = `${folder}/${golden.name}.jsonl`;
    if (existsSync(file)) continue;
    const text = shortest(golden);
    const verified = verifyRecord(text);
    if (verified.error !== undefined) throw new Error(`${golden.name} cannot be read`);
    const { game, isFinished } = verified;
    const status = isFinished ? 'verified' : 'unfinished';
    const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
    const sha256 = createHash('sha256').update(text).digest('hex');
    index[golden.name] = { status, sha256, position: makePosition(game.rules, game.position) };
    writeFileSync(file, text);
    writeFileSync(`${folder}/index.json`, `${JSON.stringify(index, undefined, 2)}\n`);
    report(`${golden.name}: ${text.length} characters`);
  }
}

/** Returns the shortest game of all seeds that shows the required events. */
function shortest(golden: Golden): string {
  const texts = Array.from({ length: SEEDS }, (_, n) => play(golden, `${golden.name} #${n}`)).filter(
    (text) => golden.stops !== undefined || text.includes('"result"'),
  );
  const fitting = texts.filter((text) => golden.shows?.every((type) => text.includes(`"${type}"`)) ?? true);
  const [best = ''] = fitting.sort((a, b) => a.length - b.length);
  if (best === '' || best.length > MOST_BYTES) throw new Error(`${golden.name}: no seed fits`);
  return best;
}

function play(
  { name, options = {}, stops, hasTimes, names, position, ...habits }: Golden,
  seed: string,
): string {
  const [, edition = '', players] = /^(.+?)-(\d)/.exec(name) ?? [];
  const colours = DEFAULT_COLOURS.slice(0, Number(players));
  const seats = colours.map((colour, seat) => ({ colour, name: names?.[seat] ?? `The ${colour} one` }));
  let text = '';
  const append = (line: string): void => {
    text += `${line}\n`;
  };
  const game = RecordedGame.create(
    { game: name, edition, options, seats, position },
    seededChance(seed),
    append,
  );
  if ('error' in game) throw new Error(`${name}: ${JSON.stringify(game.error)}`);
  const random = seededDice(`${seed}/players`);
  const isOver = () => game.position.phase === 'over';
  while (!isOver() && game.seq < (stops?.after ?? MOST_COMMANDS)) {
    const [actor, command] = chooseMove(game.rules, game.position, habits, random);
    const time = new Date(Date.UTC(2024, 0, 10, 18) + game.seq * 4321).toISOString();
    const { rejection } = game.play(actor, command, hasTimes ? time : undefined);
    if (rejection !== undefined) throw new Error(`${seed}: ${JSON.stringify([command, rejection])}`);
  }
  if (isOver() || stops?.isClosed) game.close();
  return text;
}
