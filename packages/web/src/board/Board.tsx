import {
  type CSSProperties,
  lazy,
  type MouseEvent,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Arrows, Plates } from './arrows/Arrows.tsx';
import styles from './board.module.css';
import { Controls } from './camera/Controls.tsx';
import { lineScale } from './camera/level.ts';
import { Overview } from './camera/Overview.tsx';
import { useCamera } from './camera/use-camera.ts';
import { moveTo } from './camera/viewport.ts';
import { Losses, March, Sweep } from './effects/Effects.tsx';
import { Rings } from './effects/Rings.tsx';
import { useKeys } from './input/use-keys.ts';
import { usePointer } from './input/use-pointer.ts';
import { ContinentNames } from './labels/ContinentNames.tsx';
import { Labels } from './labels/Labels.tsx';
import { NameTag } from './labels/NameTag.tsx';
import { useLabels } from './labels/use-labels.ts';
import { Badges } from './layers/Badges.tsx';
import { Land } from './layers/Land.tsx';
import { Legend } from './layers/Legend.tsx';
import { Outlines } from './layers/Outlines.tsx';
import { Patterns } from './layers/Patterns.tsx';
import { Lines, linkedLanes, Sea } from './layers/Sea.tsx';
import { type Point, worldMap } from './map/map.ts';
import { Overlay } from './overlay/Overlay.tsx';
import { type BoardProps, isScale } from './state.ts';

// Loaded when a territory is first hovered.
const Tip = lazy(async () => ({ default: (await import('./tip/Tip.tsx')).Tip }));

const VIEW_BOX = `0 0 ${worldMap.width} ${worldMap.height}`;

/** The board: fills its parent, shows a state and reports picks. */
export function Board(props: BoardProps) {
  const { state, words, onPick, follow } = props;
  const windowRef = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLDivElement>(null);
  const id = useId();
  const { camera, level, isWhole } = useCamera(room, clear, world, follow, state.lit);
  const keys = useKeys(camera, props, (territory) => focusBadge(windowRef.current, territory));
  const { active, setActive } = keys;
  const [hovered, setHovered] = useState<number | undefined>();
  const [focused, setFocused] = useState<number | undefined>();

  /** Set while a pointer moves the focus: browsers may report `:focus-visible`, which would move the camera. */
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
  /**
   * A click anywhere on the board focuses it for the keyboard, without a focus ring. Pointer-down would be too early: a
   * pick focuses its territory, so the board would be drawn twice.
   */
  const takeFocus = {
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick() {
      if (!windowRef.current?.contains(document.activeElement)) focusByPointer(active);
    },
  };

  const latest = useRef(props);
  latest.current = props;
  const press = useCallback((territory: number) => {
    const { state, onPick } = latest.current;
    if (state.lit.has(territory) || state.selected === territory) onPick(territory, { more: false });
  }, []);
  const onFocus = useCallback(
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
  const labels = useLabels(windowRef, level, words, lanes, state);
  const named = hovered ?? focused;
  const goTo = useCallback((point: Point) => camera.set((view) => moveTo(view, point)), [camera]);

  return (
    <div className={styles.board} style={{ '--line': lineScale(level) } as CSSProperties}>
      <Spaces room={room} clear={clear} />
      <div ref={windowRef} className={styles.window} data-board="" {...handlers} {...takeFocus}>
        <div ref={world} className={styles.world} hidden>
          <Layer>
            <Sea lanes={lanes} />
            <ContinentNames words={words} progress={state.progress} lanes={lanes} level={level} />
          </Layer>
          <Layer>
            <Patterns id={id} />
            <Land state={state} id={id} />
            {state.view === 'owners' && <Sweep effects={state.effects} timing={props.timing} id={id} />}
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
              marked={props.marked}
              hovered={hovered}
              selected={state.selected}
              target={state.target}
              focused={focused}
            />
            <Arrows arrows={state.arrows} drag={drag} level={level} />
            <Labels labels={labels} state={state} />
            <Badges
              state={state}
              describe={props.describe}
              level={level}
              active={active}
              onFocus={onFocus}
              onPress={press}
            />
            {state.rings && <Rings rings={state.rings} level={level} />}
            <Losses effects={state.effects} timing={props.timing} level={level} />
            <Plates arrows={state.arrows} level={level} />
            <March effects={state.effects} timing={props.timing} level={level} />
            {named !== undefined && (!labels[named] || state.notes.has(named)) && (
              <NameTag
                territory={named}
                name={words.territory(named)}
                note={state.notes.get(named)}
                level={level}
              />
            )}
          </svg>
          {props.overlay !== undefined && <Overlay overlay={props.overlay} camera={camera} level={level} />}
        </div>
      </div>
      {props.tip && hovered !== undefined && drag === undefined && props.overlay === undefined && (
        <Later key={hovered}>
          <Suspense>
            <Tip territory={hovered} lit={state.lit} camera={camera}>
              {props.tip(hovered)}
            </Tip>
          </Suspense>
        </Later>
      )}
      {!isWhole && !props.isBare && (
        <Overview owners={state.owners} label={words.overview} frame={camera.setFrame} onGo={goTo} />
      )}
      {isScale(state.view) && <Legend view={state.view} scale={words.scale} />}
      {!props.isBare && <Controls words={words} camera={camera} />}
    </div>
  );
}

interface SpacesProps {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly clear: RefObject<HTMLDivElement | null>; // the part of the room that nothing covers
}

/** The space for the board, measured by the camera. */
const Spaces = memo(({ room, clear }: SpacesProps) => (
  <>
    <div ref={room} className={styles.room} />
    <div ref={clear} className={styles.clear} />
  </>
));

/** A separate SVG, so that a change in one layer does not repaint the others. */
function Layer({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={styles.layer} viewBox={VIEW_BOX}>
      {children}
    </svg>
  );
}

/** Renders its children in a task of their own, after what the player waits for. */
const Later = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;

function focusBadge(window: HTMLElement | null, territory: number): void {
  const { id } = worldMap.territories[territory]!;
  window?.querySelector<SVGGElement>(`#territory-${id}`)?.focus({ preventScroll: true });
}
