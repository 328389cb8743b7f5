import { handOf, NOBODY } from '@rubicon/engine';
import { useMemo, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import { goalText, missionOf, missionText } from '../goals.ts';
import type { Match } from '../match.ts';
import { cardName, cardValue, territoryName } from '../names.ts';
import { openObjectives, ownObjectives, thingsOf } from '../objectives.ts';
import type { OpenMatch } from '../open-match.ts';
import { nextWorth, type Trade, tradeCommand, tradesOf, whyTrade } from '../turns/trades.ts';
import { CardSigns } from './CardSigns.tsx';
import styles from './cards.module.css';
import shared from './panels.module.css';

interface CardsDialogProps {
  readonly state: OpenMatch;
  readonly match: Match;
  readonly onClose: () => void;
}

/** The own cards, mission and objectives, at any time; and what the cards can be traded for, when they can. */
export function CardsDialog({ state, match, onClose }: CardsDialogProps) {
  const words = useWords();
  const { rules, view, seat, game } = state;
  const naming = { rules, view, seats: game.seats, words };
  const mission = typeof seat === 'number' ? missionOf(rules, view, seat) : undefined;
  return (
    <Dialog title={words.game.yourThings[thingsOf(rules)]} onClose={onClose} isWide>
      {mission !== undefined && typeof seat === 'number' ? (
        <p>
          <strong>{words.game.mission}:</strong> {missionText(naming, mission, seat)}
        </p>
      ) : (
        <p>
          <strong>{words.game.goal}:</strong> {goalText(naming)}
        </p>
      )}
      <Hand state={state} />
      <Trades state={state} match={match} onClose={onClose} />
      <Objectives state={state} />
    </Dialog>
  );
}

function Hand({ state: { rules, view, seat } }: { readonly state: OpenMatch }) {
  const words = useWords();
  if (view.family !== 'turns' || typeof seat !== 'number') return null;
  const cards = handOf(view, seat);
  if (cards.length === 0) return <p>{words.game.handEmpty}</p>;
  return (
    <ul className={styles.hand}>
      {cards.map((card) => (
        <li key={card} className={styles.card}>
          <strong>
            {rules.board.territories[card] === undefined
              ? words.game.wild
              : territoryName({ rules, words }, card)}
          </strong>
          <CardSigns rules={rules} card={card} />
          {rules.board.territories[card] !== undefined && <span>{cardValue({ rules, words }, card)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Trades({ state, match, onClose }: CardsDialogProps) {
  const words = useWords();
  const { rules, view, seat, offers } = state;
  const trades = useMemo(() => {
    if (rules.family !== 'turns' || view.family !== 'turns') return undefined;
    return tradesOf(rules, view, offers);
  }, [rules, view, offers]);
  if (rules.family !== 'turns' || view.family !== 'turns' || trades === undefined) return null;
  const now = nextWorth(rules, view);
  const next = nextWorth(rules, view, 1);
  if (trades.length === 0)
    return now === undefined ? null : <p className={shared.soft}>{words.actions.tradeNext(now)}</p>;
  const why = typeof seat === 'number' ? whyTrade(view, seat, words) : undefined;
  return (
    <section>
      <h3>{words.actions.tradeSets}</h3>
      {why !== undefined && <p className={styles.why}>{why}</p>}
      <p>
        {now === undefined || next === undefined
          ? words.actions.tradeByStars
          : words.actions.tradeWorth(now, next)}
      </p>
      <ul className={styles.trades}>
        {trades.map((trade) => (
          <TradeRow
            key={trade.cards.join()}
            state={state}
            trade={trade}
            onTrade={(extra) => {
              match.send(tradeCommand(trade, extra));
              onClose();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function TradeRow({
  state: { rules },
  trade,
  onTrade,
}: {
  readonly state: OpenMatch;
  readonly trade: Trade;
  readonly onTrade: (extra: number) => void;
}) {
  const words = useWords();
  const { cards, armies, extras, isBest } = trade;
  const [extra, setExtra] = useState(extras.find((t) => t !== NOBODY) ?? extras[0] ?? NOBODY);
  const naming = { rules, words };
  const gives = rules.family === 'turns' ? rules.trade.extra : 0;
  return (
    <li data-best={isBest || undefined}>
      <span className={styles.set}>
        {cards.map((card) => (
          <span key={card} className={styles.chip}>
            <CardSigns rules={rules} card={card} /> {cardName(naming, card)}
          </span>
        ))}
        {isBest && <em className={styles.best}>{words.actions.tradeBest}</em>}
      </span>
      {extras.some((t) => t !== NOBODY) && (
        <select
          aria-label={words.actions.tradeExtraTitle}
          value={extra}
          onChange={(event) => setExtra(Number(event.target.value))}
        >
          {extras.map((t) => (
            <option key={t} value={t}>
              {t === NOBODY
                ? words.actions.tradeExtraNone
                : words.actions.tradeExtra(gives, territoryName(naming, t))}
            </option>
          ))}
        </select>
      )}
      <Button look={isBest ? 'primary' : 'plain'} onClick={() => onTrade(extra)}>
        {words.actions.tradeSet(armies)}
      </Button>
    </li>
  );
}

/** The open objectives with their rewards, and whose the others are; with written orders, the own secret ones. */
function Objectives({ state }: { readonly state: OpenMatch }) {
  const words = useWords();
  const { rules, view, game, history } = state;
  const seat = typeof state.seat === 'number' ? state.seat : undefined;
  const naming = { rules, view, seats: game.seats, words };
  const lines = [...openObjectives(naming, seat), ...ownObjectives(naming, history, seat)];
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{words.game.objectives}</h3>
      <ul>
        {lines.map(({ text, reward }) => (
          <li key={text}>
            {text}
            {reward !== undefined && <span className={shared.soft}> – {reward}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
