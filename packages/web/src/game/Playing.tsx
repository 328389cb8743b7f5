import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { reachOf } from '../board/camera/reach.ts';
import type { BoardView } from '../board/state.ts';
import { afterPaint } from '../look/behaviour/after-paint.ts';
import { useHeld } from '../look/behaviour/use-held.ts';
import { useMedia } from '../look/behaviour/use-media.ts';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { GuidePanel } from './actions/GuidePanel.tsx';
import { PromptBar } from './actions/PromptBar.tsx';
import { useAdvice } from './advice/use-advice.ts';
import { battleOf } from './battle/battle.ts';
import { effectsOf } from './battle/effects.ts';
import { isYours, shownBattle } from './battle/shown-battle.ts';
import { ASSAULT, endOf, FACTORS, timelineOf, timelineStyle } from './battle/timeline.ts';
import { useDice } from './battle/use-dice.ts';
import { lastFlight } from './cards/flight.ts';
import type { Company } from './company.ts';
import { useEndingDue } from './ending/use-ending-due.ts';
import { hasAims } from './facts/has-aims.ts';
import styles from './game.module.css';
import type { Lesson } from './lesson.ts';
import { Announcer } from './log/Announcer.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import { useNotice } from './log/use-notice.ts';
import type { Match } from './match/match.ts';
import type { OpenMatch } from './match/open-match.ts';
import { GameMenu } from './menu/GameMenu.tsx';
import { loadPanels, panel } from './panel.tsx';
import type { Prompt } from './prompts/prompt.ts';
import { useActions } from './prompts/use-actions.ts';
import { useReview } from './review/use-review.ts';
import { boardState } from './scene/scene.ts';
import { useBoardTexts } from './scene/use-board-texts.ts';
import { DOCKED, TIGHT } from './screen.ts';
import { ringsOf } from './since/rings.ts';
import { useSince } from './since/use-since.ts';
import { PhaseBar } from './status/PhaseBar.tsx';
import { PlayersPanel } from './status/PlayersPanel.tsx';
import { SheetButtons, Side } from './status/Side.tsx';
import { useBoardFocus } from './use-board-focus.ts';
import { useKeys } from './use-keys.ts';
import { useStripHeight } from './use-strip-height.ts';
import type { GameWindow } from './windows.ts';

// Loaded once the board is shown, so that they are there when first needed.
const BattleCard = panel('BattleCard');
const TerritoryTip = panel('TerritoryTip');
const GoalLine = panel('GoalLine');
const SinceCard = panel('SinceCard');
const CardsDialog = panel('CardsDialog');
const CardFlight = panel('CardFlight');
const KeysDialog = panel('KeysDialog');
const UnsavedNotice = panel('UnsavedNotice');
const ReviewPanel = panel('ReviewPanel');
// Loaded when hints are on.
const HintPanel = lazy(async () => ({ default: (await import('./advice/HintPanel.tsx')).HintPanel }));
// Loaded at the end of the game, and when opened.
const EndingScreen = lazy(async () => ({
  default: (await import('./ending/EndingScreen.tsx')).EndingScreen,
}));
const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/SettingsDialog.tsx')).SettingsDialog,
}));

interface PlayingProps {
  readonly id: string;
  readonly match: Match;
  readonly state: OpenMatch;
  readonly lesson?: Lesson; // in the tutorial, and when retrying a mistake
  readonly company?: Company; // at a table with people elsewhere
  readonly hasAdvice?: boolean; // whether chances and hints can be turned on: only in games hosted by this browser
}

export function Playing({ id, match, state, company, hasAdvice = false, ...given }: PlayingProps) {
  const words = useWords();
  const { rules, game, history, shown, isSending } = state;
  const seat = typeof state.seat === 'number' ? state.seat : undefined;
  const [mapView, setMapView] = useState<BoardView>('owners');
  const [opened, setOpened] = useState<GameWindow | undefined>(undefined);
  /** Closes this window only: another one may have been opened before the browser reports the close. */
  const close = (closed: GameWindow): void => setOpened((now) => (now === closed ? undefined : now));
  const [marked, setMarked] = useState<readonly number[]>([]); // territories of a selected log line
  const [isEndingSeen, setEndingSeen] = useState(false);
  const [pointed, setPointed] = useState<readonly number[]>([]); // territories of a hovered or focused log line
  const actions = useActions(match, state, words, given.lesson !== undefined);
  const { prompt, staging, perform } = actions; // the prompt is undefined during a review
  const review = useReview(match, state);
  const advice = useAdvice(state, actions, hasAdvice);
  useKeys({ actions, review, onOpen: setOpened, onHint: advice.ask });
  const isBoardDue = useDeferredValue(true, false); // board and log are slow to render, so the rest comes first

  const summary = useSince(match, state);
  const since = given.lesson === undefined ? summary : undefined;
  const past = since?.replay; // shown on the board instead of the present
  const hint = past === undefined && actions.confirmation === undefined ? advice.hint : undefined;
  const [now, upTo] = [past?.view ?? state.view, past?.shown ?? shown];
  const fight = useMemo(() => battleOf({ history, shown: upTo, view: now }), [history, upTo, now]);
  const isDocked = useMedia(DOCKED);
  const isTight = useMedia(TIGHT);
  const isCovered = review !== undefined || past !== undefined || (isTight && hint !== undefined); // the battle
  const speed = useSettings((settings) => settings.speed);
  const isAssault = actions.attack !== undefined && !given.lesson?.isDone;
  const isOthers = fight !== undefined && state.view.owner[fight.from] !== seat;
  const factor = isOthers // its dice roll faster if there is little time for it
    ? Math.min(FACTORS[speed], state.lasts / endOf(timelineOf(1, true), fight.isCaptured))
    : FACTORS[speed] * (isAssault ? ASSAULT : 1);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const roll = fight?.losses && !isCovered && isYours(state, fight) ? fight.seq : undefined;
  const dice = useDice(
    { state, actions, lesson: given.lesson, chances: advice.chances },
    roll,
    isStill ? 0 : timelineOf(factor, true).losses.at,
  );
  const { isRolling, isCut } = dice;
  const { lesson, chances } = dice.seen;
  const { view } = dice.seen.state;
  /** The state to show. While dice roll, only its offers are up to date. */
  const seen = useMemo(
    () => (isRolling ? { ...state, view, shown: dice.seen.state.shown } : state),
    [isRolling, state, view, dice.seen.state.shown],
  );
  const { attack } = dice.seen.actions;
  const shownActions = isRolling ? { ...actions, attack } : actions;
  useNotice(
    seen,
    prompt !== undefined || review !== undefined,
    lesson?.title,
    isBoardDue,
    isRolling ? roll : undefined,
  );
  const answered = useHeld(prompt, prompt === undefined && isSending && !lesson?.isDone);
  const held = useHeld(answered, isRolling);
  const drawn = hint ?? lesson?.solution;
  const shownFight = useMemo(
    () => (isCovered ? undefined : shownBattle(state, held, staging)),
    [isCovered, state, held, staging],
  );
  const isEndingDue = useEndingDue(seen, speed);

  const shownView = past?.view ?? review?.view ?? held?.shownPosition ?? view;
  const last = review?.last ?? history[upTo - 1];
  const reviewed = useMemo(
    () => (review === undefined ? seen : { ...seen, view: review.view }),
    [seen, review],
  );
  const lasting = held?.panel === 'battle' ? held : prompt; // keeps its territories lit during a roll
  const asked = past === undefined ? lasting : undefined;
  const firstShown = useRef(shown); // earlier draws and trades are not animated
  const flight = speed === 'off' ? undefined : lastFlight(history, firstShown.current, seen.shown, seat);
  const taught = pointAt(lesson, asked); // the territory that the tutorial points at
  const rings = useMemo(() => {
    if (taught !== undefined) return [{ territory: taught }];
    if (drawn !== undefined) return drawn.territories.map((territory) => ({ territory }));
    return since && past === undefined ? ringsOf(view, since.summary) : undefined;
  }, [view, since, past, taught, drawn]);
  const fought =
    fight && shownFight === undefined && hint === undefined
      ? words.actions.fought(fight.total.lost, fight.total.killed)
      : undefined;
  const scene = useMemo(() => {
    const effects = speed === 'off' ? undefined : effectsOf(now, history[upTo - 1], fight);
    const shown = { rules, view: shownView, staging, prompt: asked, last, fought, mapView, seat };
    return { ...boardState({ ...shown, hinted: drawn?.arrows }), effects, rings };
  }, [
    rules,
    shownView,
    staging,
    asked,
    last,
    fought,
    mapView,
    seat,
    drawn,
    now,
    history,
    upTo,
    fight,
    rings,
    speed,
  ]);
  const texts = useBoardTexts({ rules, view: shownView, seats: game.seats, words }, scene);
  const follow = useMemo(() => {
    if (marked.length > 0) return marked;
    if (review?.narration !== undefined) return review.narration.territories;
    if (drawn !== undefined)
      return [...drawn.territories, ...drawn.arrows.flatMap(({ from, to }) => [from, to])];
    const [arrow] = scene.arrows.slice(-1);
    if (scene.selected !== undefined) {
      if (scene.target !== undefined) return [scene.selected, scene.target];
      return isDocked ? reachOf(scene.selected, scene.drags.get(scene.selected) ?? []) : [scene.selected];
    }
    if (arrow === undefined) return lesson?.points ?? [];
    return isSending ? [] : [arrow.from, arrow.to]; // no jump back while a command is sent
  }, [marked, review, scene, drawn, isSending, isDocked, lesson?.points]);

  const onPick = useCallback(
    (territory: number, { more }: { more: boolean }) => {
      setMarked([]);
      perform(prompt?.pick?.(territory, more));
    },
    [perform, prompt],
  );
  const tip = useCallback(
    (territory: number) => (
      <Suspense>
        <TerritoryTip naming={{ rules, view: shownView, seats: game.seats, words }} territory={territory} />
      </Suspense>
    ),
    [rules, shownView, game.seats, words],
  );
  const onDrag = prompt?.drag;
  const [areLoaded, setLoaded] = useState(false); // the panels below are loaded after the board
  useBoardFocus(isBoardDue);
  useEffect(
    () =>
      isBoardDue
        ? afterPaint(
            () =>
              void loadPanels().then(
                () => setLoaded(true),
                () => {},
              ),
          )
        : undefined,
    [isBoardDue],
  );

  const { page, strip } = useStripHeight<HTMLDivElement, HTMLElement>();
  const isFighting = attack !== undefined && !lesson?.isDone && view.phase !== 'over';
  const isFull = shownFight !== undefined;
  const pace = isCut ? 0 : factor;
  const timing = useMemo(() => timelineStyle(timelineOf(pace, isFull)), [pace, isFull]);
  const card = shownFight && (
    <Suspense>
      <BattleCard
        state={seen}
        actions={shownActions}
        shown={shownFight}
        timing={timing}
        isAsked={held?.panel === 'battle' || isFighting}
        lesson={lesson?.task === undefined ? undefined : lesson}
      />
    </Suspense>
  );
  const isCoachKept = // only a battle of the player's choosing replaces it
    lesson !== undefined && (lesson.isDone || (lesson.task === undefined && held?.panel !== 'battle'));
  const isInTheWay = // the guide or the coach: it yields to a battle, and to placements below the summary of the last turns
    (card !== undefined && !isCoachKept && (lesson === undefined ? isTight : isDocked)) ||
    (isTight && since !== undefined && staging.places.length > 0);
  const isAdviceDue = !isInTheWay && actions.confirmation === undefined && actions.message === undefined;
  const overlay = card && !isDocked ? { from: shownFight.from, to: shownFight.to, content: card } : undefined;
  const seatStatus = company?.seatStatus;
  const players = useMemo(
    () => <PlayersPanel state={reviewed} chances={chances} seatStatus={seatStatus} />,
    [reviewed, chances, seatStatus],
  );
  const logged = useDeferredValue(seen); // the log is long, so it renders when there is time
  const log = useMemo(
    () => isBoardDue && <LogPanel state={logged} onShow={setMarked} onPoint={setPointed} />,
    [isBoardDue, logged],
  );

  return (
    <div ref={page} className={styles.page}>
      <a className={styles.skip} href="#board">
        {words.common.skip}
      </a>
      <header className={styles.header}>
        <h1 className="hidden-visually">
          {words.common.title}: {words.editions.names[game.edition] ?? game.edition}
        </h1>
        <PhaseBar state={reviewed} clock={company?.clock} />
        {hasAims(rules) && (
          <Suspense>
            <GoalLine state={reviewed} onOpen={() => setOpened('cards')} />
          </Suspense>
        )}
        <div className={styles.tools}>
          <SheetButtons players={players} log={log} chat={company?.chat} unread={company?.unread ?? 0} />
          {lesson === undefined && (
            <GameMenu
              state={state}
              match={match}
              mapView={mapView}
              onMapView={setMapView}
              onOpen={setOpened}
              company={company}
            />
          )}
        </div>
      </header>
      <Suspense>{since !== undefined && areLoaded && <SinceCard state={state} since={since} />}</Suspense>
      <main className={styles.board} id="board">
        {isBoardDue && (
          <Board
            state={scene}
            {...texts}
            onPick={onPick}
            onSea={actions.deselect}
            onDoubleClick={actions.assault}
            onTakeBack={actions.takeBack}
            onDrag={onDrag === undefined ? undefined : (from, to) => perform(onDrag(from, to))}
            tip={tip}
            marked={pointed}
            follow={follow}
            timing={timing}
            overlay={overlay}
            isBare={isDocked && card !== undefined}
          />
        )}
      </main>
      <footer ref={strip} className={styles.prompt}>
        {company === undefined ? <Suspense>{areLoaded && <UnsavedNotice />}</Suspense> : company.notice}
        {isAdviceDue &&
          hint === undefined &&
          (lesson?.coach ?? <GuidePanel state={seen} prompt={attack === undefined ? held : undefined} />)}
        {advice.ask !== undefined && (
          <Suspense>
            <HintPanel state={state} actions={actions} hint={hint} onClose={advice.close} />
          </Suspense>
        )}
        {review === undefined ? (
          <PromptBar
            state={seen}
            actions={shownActions}
            prompt={held}
            battle={isDocked ? card : undefined}
            match={match}
            onCards={() => setOpened('cards')}
            onHint={hint === undefined ? advice.ask : undefined}
            onEnding={isEndingSeen ? () => setEndingSeen(false) : undefined}
            lesson={lesson}
            hasCompany={company !== undefined}
          />
        ) : (
          <Suspense>
            <ReviewPanel review={review} />
          </Suspense>
        )}
      </footer>
      <Side players={players} log={log} chat={company?.chat} />
      <Announcer {...dice.seen} />
      <Suspense>{flight && <CardFlight key={flight.seq} state={state} flight={flight} />}</Suspense>
      <Suspense>
        {opened === 'cards' && state.defender === undefined && (
          <CardsDialog state={state} match={match} onClose={() => close('cards')} />
        )}
        {opened === 'keys' && <KeysDialog onClose={() => close('keys')} />}
        {company?.dialog}
        {opened === 'settings' && <SettingsDialog onClose={() => close('settings')} />}
      </Suspense>
      {lesson === undefined && isEndingDue && review === undefined && !isEndingSeen && (
        <Suspense>
          <EndingScreen id={id} state={state} source={company?.ending} onClose={() => setEndingSeen(true)} />
        </Suspense>
      )}
    </div>
  );
}

/** The next territory to choose in a lesson: the first of its points that may be chosen and is not yet. */
function pointAt(lesson: Lesson | undefined, prompt: Prompt | undefined): number | undefined {
  if (lesson === undefined || lesson.isDone || prompt?.panel === 'battle' || prompt?.panel === 'number')
    return undefined;
  return lesson.points.find((territory) => territory !== prompt?.selected && prompt?.lit.has(territory));
}
