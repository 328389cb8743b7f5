import { NEUTRAL, NOBODY } from '../vocabulary.ts';
import { type Event, HIDDEN_CARD } from './event.ts';
import { DISCARDED, ELIMINATED, IN_DECK, type Position, SURRENDERED, setOwner } from './position.ts';

/**
 * Writes one event into a position. The only writer: it never rejects, never rolls, and works on a view with
 * redacted events just as on the whole position.
 */
export function evolve(p: Position, event: Event): void {
  switch (event.type) {
    case 'placed':
      p.armies[event.territory] += event.armies;
      if (p.owner[event.territory] === NEUTRAL) p.neutralToPlace -= event.armies;
      else p.toPlace -= event.armies;
      if (p.phase === 'deploy') p.reserve[p.owner[event.territory]] -= event.armies;
      if (p.phase === 'reinforce') p.trading = 'none'; // C-4
      return;
    case 'rolled':
      p.armies[event.from] -= event.attackersLost;
      p.armies[event.to] -= event.defendersLost;
      p.trading = 'none'; // E-3
      if (p.phase === 'defend') {
        p.phase = 'attack';
        setPending(p, NOBODY, NOBODY, 0, 0);
      }
      return;
    case 'captured':
      setOwner(p, event.to, event.seat);
      p.captures++;
      p.phase = 'occupy';
      setPending(p, event.from, event.to, event.dice, 0);
      return;
    case 'occupied':
      p.armies[event.from] -= event.armies;
      p.armies[event.to] += event.armies;
      p.phase = 'attack';
      setPending(p, NOBODY, NOBODY, 0, 0);
      return;
    case 'attacks-began':
      p.phase = 'attack';
      return;
    case 'attacks-ended':
      p.phase = 'fortify';
      p.trading = 'none';
      setPending(p, NOBODY, NOBODY, 0, 0);
      return;
    case 'fortified':
      p.armies[event.from] -= event.armies;
      p.armies[event.to] += event.armies;
      return;
    case 'turn-began':
      p.phase = 'reinforce';
      p.seat = event.seat;
      p.turn++;
      p.toPlace = event.armies;
      p.neutralToPlace = 0;
      p.trading = event.trading;
      p.extraTaken = 0;
      p.captures = 0;
      setPending(p, NOBODY, NOBODY, 0, 0);
      return;
    case 'drew':
      if (event.card !== HIDDEN_CARD) p.cards[event.card] = event.seat;
      p.hand[event.seat]++;
      p.deck--;
      return;
    case 'reshuffled':
      for (let card = 0; card < p.cards.length; card++) {
        if (p.cards[card] !== DISCARDED) continue;
        p.cards[card] = IN_DECK;
        p.deck++;
      }
      return;
    case 'traded':
      for (const card of event.cards) p.cards[card] = DISCARDED;
      p.hand[event.seat] -= event.cards.length;
      p.sets++;
      p.toPlace += event.armies;
      p.trading = event.trading;
      if (event.extra !== NOBODY) {
        p.armies[event.extra] += event.extraArmies;
        p.extraTaken = 1;
      }
      return;
    case 'eliminated':
      p.status[event.seat] = ELIMINATED;
      p.trading = event.trading;
      p.hand[event.seat] -= event.cards.length;
      p.hand[event.by] += event.cards.length;
      for (const card of event.cards) {
        if (card === HIDDEN_CARD) forget(p, event.seat);
        else p.cards[card] = event.by;
      }
      return;
    case 'announced':
      p.phase = 'defend';
      p.trading = 'none';
      setPending(p, event.from, event.to, event.dice, event.stopAt);
      return;
    case 'rolled-off':
      return;
    case 'started':
      p.first = event.seat;
      p.reserve = event.reserve.slice();
      return;
    case 'dealt':
      for (let t = 0; t < event.owners.length; t++) {
        setOwner(p, t, event.owners[t]);
        p.armies[t] = 1;
        p.reserve[event.owners[t]]--;
      }
      return;
    case 'spread':
      for (let t = 0; t < event.armies.length; t++) {
        p.armies[t] += event.armies[t];
        p.reserve[p.owner[t]] -= event.armies[t];
      }
      return;
    case 'prompted':
      p.phase = event.phase;
      p.seat = event.seat;
      p.toPlace = event.armies;
      p.neutralToPlace = event.neutral;
      return;
    case 'claimed':
      setOwner(p, event.territory, event.seat);
      p.armies[event.territory] = 1;
      p.reserve[event.seat]--;
      p.toPlace--;
      return;
    case 'skipped':
    case 'expired':
      return;
    case 'surrendered':
      p.status[event.seat] = SURRENDERED;
      for (const card of event.cards) p.cards[card] = DISCARDED;
      p.hand[event.seat] -= event.cards.length;
      if (event.seat === p.seat && p.phase !== 'claim' && p.phase !== 'deploy') p.toPlace = 0;
      return;
    case 'draw-offered':
      p.drawOfferedBy = event.seat;
      p.drawAgreed = 1 << event.seat;
      return;
    case 'draw-accepted':
      p.drawAgreed |= 1 << event.seat;
      return;
    case 'draw-declined':
    case 'draw-lapsed':
      p.drawOfferedBy = NOBODY;
      p.drawAgreed = 0;
      return;
    case 'won':
      p.winner = event.seat;
      p.phase = 'over';
      return;
    case 'drawn':
      p.phase = 'over';
      return;
  }
}

function setPending(p: Position, from: number, to: number, dice: number, stopAt: number): void {
  p.from = from;
  p.to = to;
  p.dice = dice;
  p.stopAt = stopAt;
}

/** The seat's cards have gone where the viewer cannot follow them. */
function forget(p: Position, seat: number): void {
  for (let card = 0; card < p.cards.length; card++) if (p.cards[card] === seat) p.cards[card] = IN_DECK;
}
