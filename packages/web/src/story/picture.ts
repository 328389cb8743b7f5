import { SHAPES } from '../board/colours.ts';
import { worldMap } from '../board/map/map.ts';
import type { BoardOwner } from '../board/state.ts';

/** The contents of the picture of a finished game. */
export interface Picture {
  readonly title: string;
  readonly text: string; // below the title
  readonly owners: readonly BoardOwner[]; // by territory
  readonly players: readonly { readonly name: string; readonly colour: BoardOwner }[]; // by place
  readonly footer: string;
}

const SIZE = { width: 1200, height: 800 } as const;

const MARGIN = 48;
const MAP = { x: MARGIN, y: 148, width: SIZE.width - 2 * MARGIN } as const;
const VIEW = { x: 20, y: 10, width: 1560 } as const; // the part of the map that is shown

/** Returns the value of a CSS variable of the page. */
type Style = (name: string) => string;

/** Draws a finished game, in the colours of the page. */
function drawPicture(context: CanvasRenderingContext2D, picture: Picture, style: Style): void {
  const { width, height } = SIZE;
  const sea = context.createRadialGradient(
    width / 2,
    height * 0.45,
    0,
    width / 2,
    height * 0.45,
    width * 0.7,
  );
  sea.addColorStop(0, style('--board-sea-near'));
  sea.addColorStop(0.6, style('--board-sea'));
  sea.addColorStop(1, style('--board-sea-far'));
  context.fillStyle = sea;
  context.fillRect(0, 0, width, height);

  const fill = (owner: BoardOwner): string => style(owner ? `--seat-${owner}` : '--board-land');
  const scale = MAP.width / VIEW.width;
  context.save();
  context.translate(MAP.x - VIEW.x * scale, MAP.y - VIEW.y * scale);
  context.scale(scale, scale);
  context.lineWidth = 1.5;
  context.strokeStyle = style('--board-border');
  for (const [territory, { path }] of worldMap.territories.entries()) {
    const shape = new Path2D(path);
    context.fillStyle = fill(picture.owners[territory]);
    context.fill(shape);
    context.stroke(shape);
  }
  context.restore();

  context.fillStyle = style('--ink');
  context.textBaseline = 'alphabetic';
  context.font = `500 60px ${style('--font-title')}`;
  context.fillText(picture.title, MARGIN, 82, width - 2 * MARGIN);
  context.font = `22px ${style('--font')}`;
  context.fillText(picture.text, MARGIN, 122, width - 2 * MARGIN);
  drawPlayers();
  context.font = `20px ${style('--font-title')}`;
  context.textAlign = 'right';
  context.fillText(picture.footer, width - MARGIN, 770);

  function drawPlayers(): void {
    let x = MARGIN;
    context.font = `600 22px ${style('--font')}`;
    for (const { name, colour } of picture.players) {
      if (colour !== undefined) {
        context.save();
        context.translate(x + 12, 763);
        context.scale(11, 11);
        const mark = new Path2D(SHAPES[colour]);
        context.fillStyle = fill(colour);
        context.fill(mark);
        context.lineWidth = 0.14;
        context.strokeStyle = style('--ink');
        context.stroke(mark);
        context.restore();
      }
      context.fillText(name, x + 32, 771);
      x += 32 + context.measureText(name).width + 26;
    }
  }
}

/** Returns the picture as a PNG file; undefined if the browser cannot draw it. */
export async function pictureFile(picture: Picture): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const styles = getComputedStyle(document.documentElement);
  drawPicture(context, picture, (name) => styles.getPropertyValue(name).trim());
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? undefined : new File([blob], 'rubicon.png', { type: blob.type });
}
