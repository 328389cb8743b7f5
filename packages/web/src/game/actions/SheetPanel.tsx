import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../look/Button.tsx';
import { NumberField } from '../../look/fields/NumberField.tsx';
import { useWords } from '../../words/words.ts';
import { territoryName } from '../facts/names.ts';
import type { OpenMatch } from '../match/open-match.ts';
import shared from '../panels.module.css';
import { offersOf } from '../prompts/decision.ts';
import { forecastOf, type Reported } from '../prompts/orders/forecast.ts';
import { mostFrom, moveBetween, type Sheet, withCount, withoutMove } from '../prompts/orders/moves.ts';
import { leftToDeploy, toolOf } from '../prompts/orders/ordering.ts';
import { toggled } from '../prompts/orders/prompt.ts';
import { stageAction } from '../prompts/prompt.ts';
import { withPlace } from '../prompts/staging.ts';
import type { Actions } from '../prompts/use-actions.ts';
import { NumberPanel } from './NumberPanel.tsx';
import styles from './sheet.module.css';

/** The order sheet of a round: the tool for clicks, objectives to cash in, and every order with its forecast. */
export function SheetPanel({ state, actions }: { readonly state: OpenMatch; readonly actions: Actions }) {
  const words = useWords();
  const { rules, view, seat, offers } = state;
  const { staging, prompt, perform } = actions;
  const name = (territory: number): string => territoryName({ rules, words }, territory);
  const sheet = useMemo((): Sheet | undefined => {
    if (rules.family !== 'orders' || view.family !== 'orders' || typeof seat !== 'number') return undefined;
    const writer = { rules, view, seat };
    return { writer, staging, forecast: forecastOf(writer, staging) };
  }, [rules, view, seat, staging]);
  const [order] = offersOf({ offers }, 'order');
  if (rules.family !== 'orders' || sheet === undefined || order === undefined) return null;
  const { reports, cuts, territories } = sheet.forecast;
  const deployed = reports.filter(({ type }) => type === 'deployed');
  const moved = reports.filter(({ type }) => type === 'moved');
  const left = leftToDeploy({ rules }, staging, order);
  const chosen = moveBetween(staging, staging.from, staging.to);
  return (
    <div className={styles.sheet}>
      <fieldset className={styles.tools}>
        <legend className="hidden-visually">{words.orders.tools}</legend>
        {(['deploy', 'move'] as const).map((tool) => (
          <label key={tool}>
            <input
              type="radio"
              name="tool"
              checked={toolOf(staging, left) === tool}
              disabled={tool === 'deploy' && left <= 0}
              onChange={() =>
                perform(stageAction({ ...staging, tool, from: undefined, to: undefined, count: undefined }))
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
                checked={staging.cash.includes(territory)}
                onChange={() => perform(stageAction({ ...staging, cash: toggled(staging.cash, territory) }))}
              />
              {name(territory)}
            </label>
          ))}
        </fieldset>
      )}
      {prompt?.chooseNumber !== undefined && prompt.range !== undefined && prompt.range.most > 1 && (
        <NumberPanel
          label={prompt.text}
          range={prompt.range}
          onNumber={(count) => perform(prompt.chooseNumber?.(count))}
        />
      )}
      <ol className={styles.lines} aria-label={words.orders.sheet}>
        {staging.places.map(([territory, troops], i) => (
          <Line
            key={`deploy ${territory}`}
            label={words.orders.deployLabel(name(territory))}
            text={words.orders.deployLine(troops, name(territory))}
            count={troops}
            most={troops + Math.max(0, left)}
            report={deployed[i]}
            onCount={(count) => perform(stageAction(withPlace(staging, territory, count - troops)))}
            onRemove={() => perform(stageAction(withPlace(staging, territory, -troops)))}
          />
        ))}
        {staging.moves.map((move, i) => {
          const [from, to, troops] = move;
          return (
            <Line
              key={`move ${from} ${to}`}
              label={words.orders.moveLabel(name(from), name(to))}
              text={words.orders.moveLine(troops, name(from), name(to))}
              count={troops}
              most={Math.max(1, mostFrom(sheet, from, to))}
              report={moved[i]}
              isChosen={move === chosen}
              onChoose={() => perform(stageAction({ ...staging, tool: 'move', from, to }))}
              onCount={(count) =>
                perform(stageAction({ ...staging, moves: withCount(staging.moves, move, count) }))
              }
              onRemove={() => perform(stageAction(withoutMove(staging, move)))}
            />
          );
        })}
        {staging.places.length + staging.moves.length === 0 && <li>{words.orders.sheetEmpty}</li>}
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

/** Scrolls only the list until the line is visible. */
function showIn(list: Element, line: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  list.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top);
}

interface LineProps {
  readonly label: string; // without the number
  readonly text: string; // with the number
  readonly count: number;
  readonly most: number;
  readonly report: Reported | undefined;
  readonly isChosen?: boolean;
  readonly onChoose?: () => void;
  readonly onCount: (count: number) => void;
  readonly onRemove: () => void;
}

/** An order with an editable number. Clicking a move selects it on the board. */
function Line({ label, text, count, most, report, isChosen, onChoose, onCount, onRemove }: LineProps) {
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
        aria-label={words.orders.lineCount(label)}
        min={1}
        max={most}
        value={count}
        onFocus={onChoose}
        onNumber={onCount}
      />
      {onChoose === undefined ? (
        <span>{label}</span>
      ) : (
        <Button look="quiet" aria-pressed={isChosen} onClick={onChoose}>
          {label}
        </Button>
      )}
      {isWrong && <em className={styles.wrong}> {words.log.reasons[report.reason]}</em>}
      <Button look="quiet" aria-label={words.orders.remove(text)} onClick={onRemove}>
        ×
      </Button>
    </li>
  );
}
