import { useLayoutEffect, useRef, useState } from 'react';
import { fillOf } from '../board/colours.ts';
import { worldMap } from '../board/map/map.ts';
import { Button } from '../look/Button.tsx';
import { useMedia } from '../look/behaviour/use-media.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { type Frame, frameTime } from './frames.ts';
import styles from './playback.module.css';
import { useEndingWords } from './use-ending-words.ts';

interface PlaybackProps {
  readonly frames: readonly Frame[]; // at least one
}

/**
 * The whole game in ten seconds. Starts automatically; with reduced motion or no animations, it shows the end instead.
 * Frames change the fills of the board directly, without rendering; the first one before the browser paints.
 */
export function Playback({ frames }: PlaybackProps) {
  const words = useWords();
  const texts = useEndingWords();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isOff = useSettings(({ speed }) => speed === 'off');
  const [isRunning, setRunning] = useState(!isStill && !isOff);
  const board = useRef<SVGSVGElement>(null);
  const bar = useRef<HTMLProgressElement>(null);
  const caption = useRef<HTMLSpanElement>(null);
  const last = frames.length - 1;
  const at = useRef(isRunning ? 0 : last);

  useLayoutEffect(() => {
    function show(): void {
      const { round, owners } = frames[at.current]!;
      for (const [t, path] of [...(board.current?.children ?? [])].entries())
        (path as SVGPathElement).style.fill = fillOf(owners[t]);
      if (bar.current !== null) bar.current.value = at.current;
      if (caption.current !== null) caption.current.textContent = words.game.roundNumber(round);
    }
    show();
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (at.current >= last) return setRunning(false);
      at.current++;
      show();
    }, frameTime(frames.length));
    return () => clearInterval(timer);
  }, [frames, isRunning, last, words]);

  function toggle(): void {
    if (!isRunning && at.current >= last) at.current = 0;
    setRunning(!isRunning);
  }
  return (
    <section className={styles.playback} aria-label={texts.playback}>
      <svg ref={board} viewBox="20 0 1560 862" role="img" aria-label={texts.finalBoard}>
        {worldMap.territories.map(({ id, path }) => (
          <path key={id} d={path} />
        ))}
      </svg>
      <div className={styles.controls}>
        <Button onClick={toggle}>{isRunning ? words.story.pause : words.story.play}</Button>
        <progress ref={bar} max={Math.max(1, last)} aria-label={texts.playback} />
        <span ref={caption} className={styles.caption} />
      </div>
    </section>
  );
}
