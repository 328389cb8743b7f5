import { downloadFile } from '../../home/saved/download.ts';
import { Button } from '../../look/Button.tsx';
import type { Frame } from '../../story/frames.ts';
import { pictureFile } from '../../story/picture.ts';
import type { Place } from '../../story/places.ts';
import { useEndingWords } from '../../story/use-ending-words.ts';
import { colourOf, type Naming, ownerName } from '../facts/names.ts';

interface PictureButtonProps {
  readonly picture: {
    readonly naming: Naming;
    readonly title: string;
    readonly text: string;
    readonly places: readonly Place[];
    readonly last: Frame;
  };
  readonly edition: string;
}

/** Shares a picture of the end of the game, or saves it where the browser cannot share files. */
export function PictureButton({ picture, edition }: PictureButtonProps) {
  const texts = useEndingWords();
  const { naming, title, text, places, last } = picture;
  const { words } = naming;
  async function make(): Promise<void> {
    const file = await pictureFile({
      title,
      text,
      owners: last.owners,
      players: places.map(({ seat }) => ({
        name: ownerName(naming, seat),
        colour: colourOf(naming.view, seat),
      })),
      footer: `${words.common.title} · ${words.editions.names[edition] ?? edition}`,
    });
    if (file === undefined) return;
    if (canShare([file])) await navigator.share({ files: [file], title }).catch(ignore);
    else downloadFile(file.name, file);
  }
  return (
    <Button onClick={() => void make()}>
      {canShare([EXAMPLE]) ? texts.sharePicture : texts.savePicture}
    </Button>
  );
}

const EXAMPLE = new File([], 'rubicon.png', { type: 'image/png' });

const canShare = (files: File[]): boolean => navigator.canShare?.({ files }) ?? false;

/** Nothing to do when the person closes the browser's share dialog. */
function ignore(): void {}
