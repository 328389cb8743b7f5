import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Arrows, Plates } from './Arrows.tsx';
import { Badges } from './Badges.tsx';
import styles from './board.module.css';
import { Controls } from './Controls.tsx';
import { Labels } from './Labels.tsx';
import { Land } from './Land.tsx';
import { Legend } from './Legend.tsx';
import { lineGrowth } from './level.ts';
import { type Point, worldMap } from './map.ts';
import { Names } from './Names.tsx';
import { NameTag } from './NameTag.tsx';
import { Outlines } from './Outlines.tsx';
import { Overview } from './Overview.tsx';
import { Patterns } from './Patterns.tsx';
import { Lines, linkedLanes, Sea } from './Sea.tsx';
import { type BoardProps, isScale } from './state.ts';
import { useCamera } from './use-camera.ts';
import { useKeys } from './use-keys.ts';
import { useLabels } from './use-labels.ts';
import { usePointer } from './use-pointer.ts';
import { moveTo } from './viewport.ts';

const VIEW_BOX = `0 0 ${worldMap.width} ${worldMap.height}`;

/** The board: fills its parent, shows a state, and says what was picked. */
export function Board(props: BoardProps) {
  const { state, words, onPick, follow } = props;
  const windowRef = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const id = useId();
  const { camera, level, isWhole } = useCamera(windowRef, world, follow, state.lit);
  const keys = useKeys(camera, props, (territory) => focusBadge(windowRef.current, territory));
  const { active, setActive } = keys;
  const [hovered, setHovered] = useState<number | undefined>();
  const [focused, setFocused] = useState<number | undefined>();

  /** Browsers may call it visible all the same: then the board would go where nobody looked. */
  const isPointing = useRef(false);
  function focusByPointer(territory: number): void {
    isPointing.current = true;
    focusBadge(windowRef.current, territory);
    isPointing.current = false;
  }

  const { handlers, drag } = usePointer(windowRef, camera, {
    ...props,
    onHover: setHovered,
    onPick(territory, how) {
      setActive(territory);
      focusByPointer(territory);
      onPick(territory, how);
    },
  });
  /** A press anywhere on the board brings its keys, and no ring. */
  const takeFocus = {
    onMouseDown(event: MouseEvent) {
      event.preventDefault();
      if (!windowRef.current?.contains(document.activeElement)) focusByPointer(active);
    },
  };

  const latest = useRef(props);
  latest.current = props;
  const press = useCallback((territory: number) => {
    const { state, onPick } = latest.current;
    if (state.lit.has(territory) || state.selected === territory) onPick(territory, { more: false });
  }, []);
  const lookAt = useCallback(
    (territory: number | undefined) => {
      const isByKey = !isPointing.current && windowRef.current?.querySelector(':focus-visible') !== null;
      setFocused(isByKey ? territory : undefined);
      if (territory === undefined) return;
      setActive(territory);
      if (isByKey) camera.show([territory]);
    },
    [setActive, camera],
  );

  const lanes = useMemo(() => linkedLanes(state.links), [state.links]);
  const labels = useLabels(windowRef, level, words, state);
  const named = hovered ?? focused;
  const goTo = useCallback((point: Point) => camera.set((view) => moveTo(view, point)), [camera]);

  return (
    <div className={styles.board} style={{ '--line': lineGrowth(level) } as CSSProperties}>
      <div ref={windowRef} className={styles.window} {...handlers} {...takeFocus}>
        <div ref={world} className={styles.world}>
          <Layer>
            <Sea lanes={lanes} />
            <Names words={words} lanes={lanes} level={level} />
          </Layer>
          <Layer>
            <Patterns id={id} />
            <Land state={state} id={id} />
            <Lines lanes={lanes} />
          </Layer>
          <svg
            className={styles.layer}
            viewBox={VIEW_BOX}
            role="application"
            aria-label={words.board}
            onKeyDown={keys.onKeyDown}
          >
            <Outlines
              lit={(drag && state.drags.get(drag.from)) ?? state.lit}
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
            <Plates arrows={state.arrows} level={level} />
            {named !== undefined && (!labels[named] || state.notes.has(named)) && (
              <NameTag
                territory={named}
                name={words.territory(named)}
                note={state.notes.get(named)}
                level={level}
              />
            )}
          </svg>
        </div>
      </div>
      {!isWhole && (
        <Overview owners={state.owners} label={words.overview} frame={camera.setFrame} onGo={goTo} />
      )}
      {isScale(state.view) && <Legend view={state.view} scale={words.scale} />}
      <Controls words={words} camera={camera} />
    </div>
  );
}

/** A picture of its own, so that what changes on it does not draw the others anew. */
function Layer({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={styles.layer} viewBox={VIEW_BOX}>
      {children}
    </svg>
  );
}

function focusBadge(window: HTMLElement | null, territory: number): void {
  const { id } = worldMap.territories[territory]!;
  window?.querySelector<SVGGElement>(`#territory-${id}`)?.focus({ preventScroll: true });
}
