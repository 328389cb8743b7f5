import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { Arrows } from './Arrows.tsx';
import { Badges } from './Badges.tsx';
import styles from './board.module.css';
import { Controls } from './Controls.tsx';
import { Labels } from './Labels.tsx';
import { Land } from './Land.tsx';
import { type Point, worldMap } from './map.ts';
import { Names } from './Names.tsx';
import { NameTag } from './NameTag.tsx';
import { Outlines } from './Outlines.tsx';
import { Overview } from './Overview.tsx';
import { Patterns } from './Patterns.tsx';
import { Lines, linkedLanes, Sea } from './Sea.tsx';
import type { BoardProps } from './state.ts';
import { useKeys } from './use-keys.ts';
import { useLabels } from './use-labels.ts';
import { usePointer } from './use-pointer.ts';
import { useViewport } from './use-viewport.ts';
import { moveTo } from './viewport.ts';

/** The board: fills its parent, shows a state, and says what was picked. */
export function Board(props: BoardProps) {
  const { state, words, onPick, onHover, follow } = props;
  const windowRef = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const id = useId();
  const viewport = useViewport(windowRef, world, follow);
  const { level, glide, set, show } = viewport;
  const keys = useKeys(viewport, props, (territory) => focusBadge(windowRef.current, territory));
  const { active, setActive } = keys;
  const [hovered, setHovered] = useState<number | undefined>();
  const [focused, setFocused] = useState<number | undefined>();

  const { handlers, drag } = usePointer(windowRef, viewport, {
    ...props,
    onHover(territory) {
      if (territory === hovered) return;
      setHovered(territory);
      onHover(territory);
    },
    onPick(territory, how) {
      setActive(territory);
      onPick(territory, how);
    },
  });

  const latest = useRef(props);
  latest.current = props;
  const press = useCallback((territory: number) => {
    const { state, onPick } = latest.current;
    if (state.lit.has(territory) || state.selected === territory) onPick(territory, { more: false });
  }, []);
  const lookAt = useCallback(
    (territory: number | undefined) => {
      const isByKey = windowRef.current?.querySelector(':focus-visible') !== null;
      setFocused(isByKey ? territory : undefined);
      if (territory === undefined) return;
      setActive(territory);
      if (!isByKey) return;
      latest.current.onHover(territory);
      show([territory]);
    },
    [setActive, show],
  );

  const lanes = useMemo(() => linkedLanes(state.links), [state.links]);
  const labels = useLabels(windowRef, level, words, state);
  const named = hovered ?? focused;
  const goTo = useCallback((point: Point) => set((view) => moveTo(view, point)), [set]);

  return (
    <div className={styles.board}>
      <div
        ref={windowRef}
        className={styles.window}
        data-choosing={state.lit.size > 0 || undefined}
        {...handlers}
      >
        <svg className={styles.svg} role="application" aria-label={words.board} onKeyDown={keys.onKeyDown}>
          <Patterns id={id} />
          <g ref={world}>
            <Sea lanes={lanes} />
            <Names words={words} lanes={lanes} level={level} />
            <Land state={state} id={id} />
            <Lines lanes={lanes} />
            <Outlines
              lit={state.lit}
              hovered={hovered}
              selected={state.selected}
              target={state.target}
              focused={focused}
            />
            <Arrows arrows={state.arrows} drag={drag} level={level} />
            <Labels labels={labels} state={state} />
            <Badges
              state={state}
              words={words}
              level={level}
              active={active}
              onFocus={lookAt}
              onPress={press}
            />
            {named !== undefined && !labels[named] && (
              <NameTag territory={named} name={words.territory(named)} level={level} />
            )}
          </g>
        </svg>
      </div>
      {!viewport.isWhole && (
        <Overview owners={state.owners} label={words.overview} frame={viewport.frame} onGo={goTo} />
      )}
      <Controls words={words} glide={glide} />
    </div>
  );
}

function focusBadge(window: HTMLElement | null, territory: number): void {
  const { id } = worldMap.territories[territory]!;
  window?.querySelector<SVGGElement>(`#territory-${id}`)?.focus({ preventScroll: true });
}
