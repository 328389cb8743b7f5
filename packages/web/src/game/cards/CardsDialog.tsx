import { handOf, NOBODY } from '@rubicon/engine';
import { type CSSProperties, useMemo, useState } from 'react';
import { Button } from '../../look/Button.tsx';
import { Dialog } from '../../look/Dialog.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/words.ts';
import { goalText, missionOf, missionText } from '../facts/goals.ts';
import { cardName, territoryName } from '../facts/names.ts';
import { cardsContents, publicObjectives, secretObjectives } from '../facts/objectives.ts';
import type { Match } from '../match/match.ts';
import type { OpenMatch } from '../match/open-match.ts';
import shared from '../panels.module.css';
import { mustTradeText, nextSetValue, type Trade, tradeCommand, tradesOf } from '../prompts/turns/trades.ts';
import { Card } from './Card.tsx';
import { CardSigns } from './CardSigns.tsx';
import styles from './cards.module.css';

interface CardsDialogProps {
  readonly state: OpenMatch;
  readonly match: Match;
  readonly onClose: () => void;
}

/** Your cards, mission and objectives, and the trades possible now. */
export function CardsDialog({ state, match, onClose }: CardsDialogProps) {
  const words = useWords();
  const { rules, view, seat, game } = state;
  const naming = { rules, view, seats: game.seats, words };
  const mission = typeof seat === 'number' ? missionOf(rules, view, seat) : undefined;
  return (
    <Dialog title={words.game.cardsTitle[cardsContents(rules)]} onClose={onClose} isWide>
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
  const speed = useSettings((settings) => settings.speed);
  if (view.family !== 'turns' || typeof seat !== 'number') return null;
  const cards = handOf(view, seat);
  if (cards.length === 0) return <p>{words.game.handEmpty}</p>;
  return (
    <ul
      className={styles.hand}
      data-still={speed === 'off' || undefined}
      data-many={cards.length > 4 || undefined}
    >
      {cards.map((card, i) => (
        <li key={card} style={fanned(i, cards.length)}>
          <Card rules={rules} view={view} card={card} />
        </li>
      ))}
    </ul>
  );
}

/** The place of a card in the fan: its number, and its tilt from the middle. */
function fanned(i: number, cards: number): CSSProperties {
  const tilt = (i - (cards - 1) / 2) * Math.min(5, 22 / cards);
  return { '--i': i, '--tilt': `${tilt}deg` } as CSSProperties;
}

function Trades({ state, match, onClose }: CardsDialogProps) {
  const words = useWords();
  const { rules, view, seat, offers } = state;
  const trades = useMemo(() => {
    if (rules.family !== 'turns' || view.family !== 'turns') return undefined;
    return tradesOf(rules, view, offers);
  }, [rules, view, offers]);
  if (rules.family !== 'turns' || view.family !== 'turns' || trades === undefined) return null;
  const now = nextSetValue(rules, view);
  const next = nextSetValue(rules, view, 1);
  if (trades.length === 0)
    return now === undefined ? null : <p className={shared.soft}>{words.actions.tradeNext(now)}</p>;
  const why = typeof seat === 'number' ? mustTradeText(rules, view, seat, words) : undefined;
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
            isOnly={trades.length === 1}
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
  isOnly,
  onTrade,
}: {
  readonly state: OpenMatch;
  readonly trade: Trade;
  readonly isOnly: boolean; // nothing to compare it with
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
        {isBest && !isOnly && <em className={styles.best}>{words.actions.tradeBest}</em>}
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

/** The public objectives with their rewards; with written orders, your secret ones. */
function Objectives({ state }: { readonly state: OpenMatch }) {
  const words = useWords();
  const { rules, view, game, history } = state;
  const seat = typeof state.seat === 'number' ? state.seat : undefined;
  const naming = { rules, view, seats: game.seats, words };
  const lines = [...publicObjectives(naming, seat), ...secretObjectives(naming, history, seat)];
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
