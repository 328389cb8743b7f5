import { drawArrow } from '../src/board/arrows/arrows.ts';
import { SHAPES } from '../src/board/colours.ts';
import { MARKS, STAR } from '../src/board/glyphs.ts';
import { type MapData, worldMap } from '../src/board/map/map.ts';
import { type Crop, drawOutlines } from './outline.ts';
import type { Palette } from './palette.ts';

type Seat = 'red' | 'blue' | 'green' | 'yellow' | 'pink' | 'black';
type Owner = Seat | 'none';

const SEATS: readonly Seat[] = ['yellow', 'red', 'blue', 'black', 'green', 'pink'];

/** The size of all pictures, in their own units. */
const WIDTH = 320;
const HEIGHT = 180;

/** A part of the map; all pictures are equally wide. */
const crop = (left: number, top: number, width: number): Crop => ({
  left,
  top,
  width,
  height: (width / WIDTH) * HEIGHT,
  scale: width / WIDTH,
});

const WORLD = crop(40, 10, 1490);

interface Picture {
  readonly crop: Crop;
  owner(territory: string, index: number): Owner;
  /** Draws the theme of the edition above the land. */
  motif(at: (territory: string) => string): string;
}

const mark = (name: string, place: string, path: string, size: number): string =>
  `<path class="${name}" transform="translate(${place})scale(${size})" d="${path}"/>`;

const badge = (place: string, seat: Seat, text = ''): string =>
  `<g transform="translate(${place})scale(17)"><path class="b ${seat}" d="${SHAPES[seat]}"/>${text === '' ? '' : `<text class="${seat}-ink" y=".42">${text}</text>`}</g>`;

/** One letter per territory, in board order: six colours, spread so that neighbours differ. */
const SPREAD = 'ybgrbkrygpyrbkpgrbykbygpkrkpgrypbkgyrbkgpy';
const LETTERS: Readonly<Record<string, Seat>> = {
  y: 'yellow',
  r: 'red',
  b: 'blue',
  k: 'black',
  g: 'green',
  p: 'pink',
};
const six = (_: string, index: number): Seat => LETTERS[SPREAD[index]!]!;

const ownedBy =
  (owners: Readonly<Record<string, Seat>>, others: Seat) =>
  (id: string): Seat =>
    owners[id] ?? others;

const EUROPE = crop(640, 75, 440);
const AMERICA = crop(110, 130, 440);
const ASIA = crop(950, 185, 430);
const SOUTH = crop(400, 455, 560);

/** The picture of each edition: its motif on the board. */
const PICTURES: Readonly<Record<string, Picture>> = {
  'world-domination': { crop: WORLD, owner: six, motif: () => '' },
  'world-conquest': { crop: WORLD, owner: () => 'red', motif: () => '' },
  classic: {
    crop: EUROPE,
    owner: six,
    motif: (at) =>
      [14, 15, 16, 17, 18, 19].map((t) => badge(at(worldMap.territories[t]!.id), six('', t), '1')).join(''),
  },
  capital: {
    crop: SOUTH,
    owner: ownedBy(
      {
        brazil: 'green',
        argentina: 'blue',
        peru: 'yellow',
        venezuela: 'pink',
        'south-africa': 'black',
      },
      'red',
    ),
    motif: (at) =>
      [at('brazil'), at('argentina'), at('congo')]
        .map((place) => mark('m', place, MARKS.capital, 16))
        .join(''),
  },
  'secret-mission': {
    crop: ASIA,
    owner: () => 'none',
    motif: () =>
      `<g transform="translate(160 90)rotate(-7)"><rect class="c" x="-50" y="-68" width="100" height="136" rx="8"/><path class="f" d="M-50-60L0 4L50-60M-50 60L-14-14M50 60L14-14"/><circle class="w" r="21"/>${mark('m', '0', STAR, 10)}</g>`,
  },
  'basic-training': {
    crop: AMERICA,
    owner: (_, index) => (index < 3 ? 'yellow' : index < 6 ? 'blue' : 'green'),
    motif: (at) =>
      [at('alberta'), at('quebec'), at('eastern-united-states')]
        .map((place) => mark('m', place, STAR, 22))
        .join(''),
  },
  'command-room': {
    crop: EUROPE,
    owner: (id) => (['scandinavia', 'ukraine', 'ural'].includes(id) ? 'blue' : 'yellow'),
    motif: (at) =>
      mark('m', at('northern-europe'), MARKS.capital, 20) +
      ['great-britain', 'western-europe', 'southern-europe', 'ukraine']
        .map((id) => mark('m', at(id), MARKS.city, 10))
        .join(''),
  },
  simultaneous: {
    crop: ASIA,
    owner: ownedBy(
      { afghanistan: 'pink', ural: 'pink', china: 'yellow', siam: 'yellow', india: 'green' },
      'blue',
    ),
    motif: (at) =>
      arrow('india', 'mongolia', 'o') +
      arrow('afghanistan', 'siam', 'a') +
      badge(at('mongolia'), 'blue') +
      badge(at('afghanistan'), 'pink') +
      badge(at('china'), 'yellow') +
      badge(at('india'), 'green'),
  },
};

/** An arrow of the board; scaled by the group around it. */
function arrow(from: string, to: string, kind: 'a' | 'o'): string {
  const index = (id: string): number => worldMap.territories.findIndex((territory) => territory.id === id);
  const { parts, tip } = drawArrow(index(from), index(to), 24);
  const { left, top, scale } = ASIA;
  const line = parts.join('');
  return `<g class="${kind}" transform="scale(${(1 / scale).toFixed(3)})translate(${-left} ${-top})"><path class="l" d="${line}"/><path d="${line}"/><path class="${kind}t" d="${tip}"/></g>`;
}

export const PICTURED = Object.keys(PICTURES);

/** Draws the picture of an edition, in the colours of both themes. */
export function drawEdition(id: string, map: MapData, palette: Palette): string {
  const picture = PICTURES[id]!;
  const { left, top, scale } = picture.crop;
  const at = (territory: string): string => {
    const [x, y] = worldMap.territories.find((one) => one.id === territory)!.badge;
    return `${Math.round((x - left) / scale)} ${Math.round((y - top) / scale)}`;
  };
  const sea = `<path class="s" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
  const body = sea + drawLand(picture, map) + picture.motif(at);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${id}</title><style>${styleOf(body, palette)}</style>${body}</svg>\n`;
}

/** One path per owner. */
function drawLand({ crop, owner }: Picture, map: MapData): string {
  const outlines = drawOutlines(map, crop, crop === WORLD ? 1.6 : 1.3, crop === WORLD ? 24 : 60);
  const paths = new Map<Owner, string>();
  map.territories.forEach(({ id }, t) => {
    paths.set(owner(id, t), (paths.get(owner(id, t)) ?? '') + outlines[t]);
  });
  return [...paths]
    .filter(([, path]) => path !== '')
    .map(([name, path]) => `<path class="p ${name}" d="${path}"/>`)
    .join('');
}

/** The CSS rules the picture uses, with its colours in both themes. */
function styleOf(body: string, { dark, light }: Palette): string {
  const rules: readonly (readonly [name: string, rule: (colours: Palette['dark']) => string])[] = [
    ['s', (c) => `fill:${c['board-sea']}`],
    ['p', (c) => `stroke:${c['board-ground']};stroke-width:1.2;stroke-linejoin:round`],
    ['none', (c) => `fill:${c['board-land']};opacity:.55`],
    ...SEATS.map((seat) => [seat, (c: Palette['dark']) => `fill:${c[`seat-${seat}`]}`] as const),
    ...SEATS.map((seat) => [`${seat}-ink`, (c: Palette['dark']) => `fill:${c[`seat-${seat}-ink`]}`] as const),
    ['b', () => 'stroke:#fff;stroke-width:.16'],
    ['m', () => 'fill:#ffe9a8;stroke:#10202c;stroke-width:.2;stroke-linejoin:round'],
    ['c', () => 'fill:#f3e7c9;stroke:#3b2600;stroke-width:2'],
    ['f', () => 'fill:none;stroke:#3b2600;stroke-width:2;stroke-opacity:.4'],
    ['w', () => 'fill:#ae2620;stroke:#6d120e;stroke-width:3'],
    ['a', (c) => `fill:none;stroke:${c['board-attack']};stroke-width:9`],
    ['o', (c) => `fill:none;stroke:${c['board-move']};stroke-width:9`],
    ['l', () => 'stroke:#10202c;stroke-width:16'],
    ['at', (c) => `fill:${c['board-attack']};stroke:#10202c;stroke-width:3`],
    ['ot', (c) => `fill:${c['board-move']};stroke:#10202c;stroke-width:3`],
  ];
  const used = rules.filter(([name]) => new RegExp(`class="([^"]* )?${name}( [^"]*)?"`).test(body));
  const text = used.map(([name, rule]) => `.${name}{${rule(dark)}}`).join('');
  const changed = used.filter(([, rule]) => rule(dark) !== rule(light));
  const font = body.includes('<text') ? 'text{font:700 1.2px sans-serif;text-anchor:middle}' : '';
  const day = changed.map(([name, rule]) => `.${name}{${rule(light)}}`).join('');
  return `${text}${font}@media(prefers-color-scheme:light){${day}}`;
}
