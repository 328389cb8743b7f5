import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../look/Button.tsx';
import { NumberField } from '../../look/NumberField.tsx';
import { useWords } from '../../words/words.ts';
import { offersOf } from '../chair.ts';
import { withPlace } from '../draft.ts';
import { territoryName } from '../names.ts';
import type { OpenMatch } from '../open-match.ts';
import { forecastOf, type Reported } from '../orders/forecast.ts';
import { mostFrom, moveBetween, type Writing, withCount, withoutMove } from '../orders/moves.ts';
import { leftToDeploy, toolOf } from '../orders/ordering.ts';
import { toggled } from '../orders/prompt.ts';
import { draftAct } from '../prompt.ts';
import type { Acts } from '../use-acts.ts';
import { NumberPanel } from './NumberPanel.tsx';
import shared from './panels.module.css';
import styles from './sheet.module.css';

/** The sheet of a round: what a click writes, objectives to cash in, and every line with what would become of it. */
export function SheetPanel({ state, acts }: { readonly state: OpenMatch; readonly acts: Acts }) {
  const words = useWords();
  const { rules, view, seat, offers } = state;
  const { draft, prompt, act } = acts;
  const name = (territory: number): string => territoryName({ rules, words }, territory);
  const writing = useMemo((): Writing | undefined => {
    if (rules.family !== 'orders' || view.family !== 'orders' || typeof seat !== 'number') return undefined;
    const writer = { rules, view, seat };
    return { writer, draft, forecast: forecastOf(writer, draft) };
  }, [rules, view, seat, draft]);
  const [order] = offersOf({ offers }, 'order');
  if (rules.family !== 'orders' || writing === undefined || order === undefined) return null;
  const { reports, cuts, territories } = writing.forecast;
  const deployed = reports.filter(({ type }) => type === 'deployed');
  const moved = reports.filter(({ type }) => type === 'moved');
  const left = leftToDeploy({ rules }, draft, order);
  const chosen = moveBetween(draft, draft.from, draft.to);
  return (
    <div className={styles.sheet}>
      <fieldset className={styles.tools}>
        <legend className="hidden-visually">{words.orders.tools}</legend>
        {(['deploy', 'move'] as const).map((tool) => (
          <label key={tool}>
            <input
              type="radio"
              name="tool"
              checked={toolOf(draft, left) === tool}
              disabled={tool === 'deploy' && left <= 0}
              onChange={() =>
                act(draftAct({ ...draft, tool, from: undefined, to: undefined, count: undefined }))
              }
            />
            {tool === 'deploy' ? words.orders.toolDeploy : words.orders.toolMove}
          </label>
        ))}
      </fieldset>
      {order.objectives.length > 0 && (
        <fieldset className={styles.tools}>
          <legend className="hidden-visually">{words.orders.cashTitle}</legend>
          <span aria-hidden="true">{words.orders.cashFor(rules.cash)}</span>
          {order.objectives.map((territory) => (
            <label key={territory}>
              <input
                type="checkbox"
                aria-label={words.orders.cash(name(territory), rules.cash)}
                checked={draft.cash.includes(territory)}
                onChange={() => act(draftAct({ ...draft, cash: toggled(draft.cash, territory) }))}
              />
              {name(territory)}
            </label>
          ))}
        </fieldset>
      )}
      {prompt?.numbered !== undefined && prompt.range !== undefined && prompt.range.most > 1 && (
        <NumberPanel
          label={prompt.text}
          range={prompt.range}
          onNumber={(count) => act(prompt.numbered?.(count))}
        />
      )}
      <ol className={styles.lines} aria-label={words.orders.sheet}>
        {draft.places.map(([territory, troops], i) => (
          <Line
            key={`deploy ${territory}`}
            way={words.orders.deployWay(name(territory))}
            text={words.orders.deployLine(troops, name(territory))}
            count={troops}
            most={troops + Math.max(0, left)}
            report={deployed[i]}
            onCount={(count) => act(draftAct(withPlace(draft, territory, count - troops)))}
            onRemove={() => act(draftAct(withPlace(draft, territory, -troops)))}
          />
        ))}
        {draft.moves.map((move, i) => {
          const [from, to, troops] = move;
          return (
            <Line
              key={`move ${from} ${to}`}
              way={words.orders.moveWay(name(from), name(to))}
              text={words.orders.moveLine(troops, name(from), name(to))}
              count={troops}
              most={Math.max(1, mostFrom(writing, from, to))}
              report={moved[i]}
              isChosen={move === chosen}
              onChoose={() => act(draftAct({ ...draft, tool: 'move', from, to }))}
              onCount={(count) => act(draftAct({ ...draft, moves: withCount(draft.moves, move, count) }))}
              onRemove={() => act(draftAct(withoutMove(draft, move)))}
            />
          );
        })}
        {draft.places.length + draft.moves.length === 0 && <li>{words.orders.sheetEmpty}</li>}
      </ol>
      {cuts.size > 0 && (
        <p className={styles.supply}>
          {words.orders.supply(
            territories,
            words.common.list([...cuts].map(([t, troops]) => words.orders.supplyLine(troops, name(t)))),
          )}
        </p>
      )}
    </div>
  );
}

/** Scrolls a list, and nothing around it, until a line of it is in sight. */
function showIn(list: Element, line: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  list.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top);
}

interface LineProps {
  readonly way: string; // where to, without the number
  readonly text: string; // all of it
  readonly count: number;
  readonly most: number;
  readonly report: Reported | undefined;
  readonly isChosen?: boolean;
  readonly onChoose?: () => void;
  readonly onCount: (count: number) => void;
  readonly onRemove: () => void;
}

/** A line with its number, which can be written over; a click on a move shows it on the map. */
function Line({ way, text, count, most, report, isChosen, onChoose, onCount, onRemove }: LineProps) {
  const words = useWords();
  const isWrong = report !== undefined && report.reason !== 'none';
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen && line.current !== null) showIn(line.current.parentElement!, line.current);
  }, [isChosen]);
  return (
    <li ref={line} data-chosen={isChosen || undefined}>
      <NumberField
        className={shared.count}
        aria-label={words.orders.lineCount(way)}
        min={1}
        max={most}
        value={count}
        onFocus={onChoose}
        onNumber={onCount}
      />
      {onChoose === undefined ? (
        <span>{way}</span>
      ) : (
        <Button look="quiet" aria-pressed={isChosen} onClick={onChoose}>
          {way}
        </Button>
      )}
      {isWrong && <em className={styles.wrong}> {words.log.reasons[report.reason]}</em>}
      <Button look="quiet" aria-label={words.orders.remove(text)} onClick={onRemove}>
        ×
      </Button>
    </li>
  );
}
