import { useMemo } from 'react';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import { offersOf } from '../chair.ts';
import { withPlace } from '../draft.ts';
import { territoryName } from '../names.ts';
import type { OpenMatch } from '../open-match.ts';
import { forecastOf, type Reported } from '../orders/forecast.ts';
import { toggled } from '../orders/prompt.ts';
import { draftAct } from '../prompt.ts';
import type { Acts } from '../use-acts.ts';
import { NumberPanel } from './NumberPanel.tsx';
import styles from './panels.module.css';

/** The sheet of a round: what a click writes, objectives to cash in, and every line with what would become of it. */
export function SheetPanel({ state, acts }: { readonly state: OpenMatch; readonly acts: Acts }) {
  const words = useWords();
  const { rules, view, seat, offers } = state;
  const { draft, prompt, act } = acts;
  const name = (territory: number): string => territoryName({ rules, words }, territory);
  const reports = useMemo((): readonly Reported[] => {
    if (rules.family !== 'orders' || view.family !== 'orders' || typeof seat !== 'number') return [];
    return forecastOf({ rules, view, seat }, draft).reports;
  }, [rules, view, seat, draft]);
  const [order] = offersOf({ offers }, 'order');
  if (rules.family !== 'orders' || order === undefined) return null;
  const deployed = reports.filter(({ type }) => type === 'deployed');
  const moved = reports.filter(({ type }) => type === 'moved');
  return (
    <div className={styles.sheet}>
      <fieldset className={styles.tools}>
        <legend className="hidden-visually">{words.orders.tools}</legend>
        {(['deploy', 'move'] as const).map((tool) => (
          <label key={tool}>
            <input
              type="radio"
              name="tool"
              checked={draft.tool === tool}
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
          {order.objectives.map((territory) => (
            <label key={territory}>
              <input
                type="checkbox"
                checked={draft.cash.includes(territory)}
                onChange={() => act(draftAct({ ...draft, cash: toggled(draft.cash, territory) }))}
              />
              {words.orders.cash(name(territory), rules.cash)}
            </label>
          ))}
        </fieldset>
      )}
      {prompt?.numbered !== undefined && prompt.range !== undefined && (
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
            text={words.orders.deployLine(troops, name(territory))}
            report={deployed[i]}
            onRemove={() => act(draftAct(withPlace(draft, territory, -troops)))}
          />
        ))}
        {draft.moves.map(([from, to, troops], i) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the sheet
            key={`move ${i}`}
            text={words.orders.moveLine(troops, name(from), name(to))}
            report={moved[i]}
            onRemove={() => act(draftAct({ ...draft, moves: draft.moves.filter((_, m) => m !== i) }))}
          />
        ))}
        {draft.places.length + draft.moves.length === 0 && <li>{words.orders.sheetEmpty}</li>}
      </ol>
    </div>
  );
}

interface LineProps {
  readonly text: string;
  readonly report: Reported | undefined;
  readonly onRemove: () => void;
}

function Line({ text, report, onRemove }: LineProps) {
  const words = useWords();
  const isWrong = report !== undefined && report.reason !== 'none';
  return (
    <li>
      <span>{text}</span>
      {isWrong && <em className={styles.wrong}> {words.log.reasons[report.reason]}</em>}
      <Button look="quiet" aria-label={words.orders.remove(text)} onClick={onRemove}>
        ×
      </Button>
    </li>
  );
}
