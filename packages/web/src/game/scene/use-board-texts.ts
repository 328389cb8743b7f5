import type { Position } from '@rubicon/engine';
import { useMemo } from 'react';
import type { BoardProps, BoardState } from '../../board/state.ts';
import type { Naming } from '../facts/names.ts';
import { boardWords, describerOf } from './board-words.ts';

/** The texts of a board that shows this scene. Its words are the same object from scene to scene. */
export function useBoardTexts(
  { rules, view, seats, words }: Naming & { readonly view: Position },
  scene: BoardState,
): Pick<BoardProps, 'words' | 'describe'> {
  return {
    words: useMemo(() => boardWords({ rules, words }, scene.view), [rules, words, scene.view]),
    describe: useMemo(
      () => describerOf({ rules, view, seats, words }, scene),
      [rules, view, seats, words, scene],
    ),
  };
}
