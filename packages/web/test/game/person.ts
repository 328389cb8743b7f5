import { type Dice, NOBODY, type Offer, type Position, type Rules, type SeatCommand } from '@rubicon/engine';
import type { WireGame } from '@rubicon/protocol/wire';
import { decisionOf, draftAfter, draftForNext, promptOf } from '../../src/game/asking.ts';
import { offersOf } from '../../src/game/chair.ts';
import { type Draft, NO_DRAFT, withPlace } from '../../src/game/draft.ts';
import { withoutMove } from '../../src/game/orders/moves.ts';
import { toggled } from '../../src/game/orders/prompt.ts';
import { type Act, draftAct, type Prompt, sendAct } from '../../src/game/prompt.ts';
import { tradeCommand, tradesOf } from '../../src/game/turns/trades.ts';
import type { Words } from '../../src/words/words.ts';

interface Sitting {
  readonly seat: number;
  readonly game: WireGame;
  readonly words: Words;
  readonly dice: Dice;
}

/** A question as the page asks it. */
interface Question {
  readonly rules: Rules;
  readonly view: Position;
  readonly offers: readonly Offer[];
  readonly prompt: Prompt;
}

/** So many clicks without a command, and the page has got stuck. */
const MOST_CLICKS = 1000;

/** After so many, nothing is taken back any more. */
const PATIENCE = 40;

/** Somebody who clicks at random on what is lit, and on buttons, and keeps a draft as the page does. */
export class Person {
  draft: Draft = NO_DRAFT;
  private decision = '';
  private readonly sitting: Sitting;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  /** Somebody else has decided. */
  forget(): void {
    this.draft = NO_DRAFT;
  }

  decide(rules: Rules, view: Position, offers: readonly Offer[]): SeatCommand {
    const { seat, game, words } = this.sitting;
    const decision = decisionOf(seat, view);
    if (decision !== this.decision) this.draft = draftForNext(this.draft);
    this.decision = decision;
    for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
      const prompt = promptOf({ rules, view, seat, offers, game }, this.draft, words);
      if (prompt === undefined) throw new Error(`nothing is asked in ${view.phase}`);
      const isInAHurry = clicks > PATIENCE && prompt.primary !== undefined;
      const act = isInAHurry ? prompt.primary?.act : this.click({ rules, view, offers, prompt }, clicks);
      if (act === undefined) throw new Error(`nothing can be clicked in ${view.phase}: ${prompt.text}`);
      if (act.type === 'draft') this.draft = act.draft;
      else {
        const command: SeatCommand = act.type === 'send' ? act.command : { ...act, type: 'assault' };
        this.draft = draftAfter(this.draft, command);
        return command;
      }
    }
    throw new Error(`stuck in ${view.phase} with ${JSON.stringify(this.draft)}`);
  }

  private click(question: Question, clicks: number): Act | undefined {
    const { primary, buttons = [] } = question.prompt;
    if (clicks > PATIENCE) return this.one(this.territories(question)) ?? this.one(this.panelActs(question));
    if (primary !== undefined && this.below(6) === 0) return primary.act;
    const ways = [
      this.territories(question),
      buttons.map(({ act }) => act),
      this.panelActs(question),
      this.below(6) === 0 ? this.strayActs(question) : [],
    ].filter((acts) => acts.length > 0);
    return this.one(this.one(ways) ?? []) ?? primary?.act;
  }

  private territories({ prompt }: Question): Act[] {
    const territory = this.one([...prompt.lit]);
    if (territory === undefined) return [];
    const act = prompt.pick?.(territory, this.below(3) === 0);
    if (act === undefined) throw new Error(`lit, but nothing happens: ${territory}, ${prompt.text}`);
    return [act];
  }

  /** A line drawn anywhere on the board, and a click on the sea. */
  private strayActs({ rules, prompt }: Question): Act[] {
    const from = this.below(rules.board.size);
    const to = this.one(rules.board.neighbours[from]!);
    const act = to === undefined ? undefined : prompt.drag?.(from, to);
    const cancelled = draftAct({ ...this.draft, from: undefined, to: undefined, count: undefined });
    return act === undefined ? [cancelled] : [act, cancelled];
  }

  /** What panels do besides the buttons of the prompt. */
  private panelActs({ rules, view, offers, prompt }: Question): Act[] {
    const { draft } = this;
    const { range, numbered } = prompt;
    const acts: Act[] = [];
    if (range !== undefined && numbered !== undefined)
      acts.push(numbered(range.least + this.below(range.most - range.least + 1)));
    if (rules.family === 'turns' && view.family === 'turns') {
      for (const trade of tradesOf(rules, view, offers))
        acts.push(sendAct(tradeCommand(trade, this.one(trade.extras) ?? NOBODY)));
    }
    switch (prompt.panel) {
      case 'battle':
        acts.push(...this.battleActs(prompt, offers, view));
        break;
      case 'places':
        for (const [territory] of draft.places) acts.push(draftAct(withPlace(draft, territory, -1)));
        break;
      case 'sheet':
        acts.push(...this.sheetActs(offers));
    }
    return acts;
  }

  private battleActs(
    { selected: from, target: to }: Prompt,
    offers: readonly Offer[],
    view: Position,
  ): Act[] {
    const offer = offersOf({ offers }, 'attack').find((one) => one.from === from && one.to === to);
    if (offer === undefined) throw new Error(`a battle that is not offered: ${from} ${to}`);
    const dice = offer.least + this.below(offer.most - offer.least + 1);
    const stopAt = 1 + this.below(Math.max(1, view.armies[offer.from]! - 1));
    return [
      sendAct({ type: 'attack', from: offer.from, to: offer.to, dice }),
      { type: 'assault', from: offer.from, to: offer.to, stopAt },
      { type: 'assault', from: offer.from, to: offer.to, stopAt: 1 },
    ];
  }

  private sheetActs(offers: readonly Offer[]): Act[] {
    const { draft } = this;
    const [order] = offersOf({ offers }, 'order');
    const other = draft.tool === 'deploy' ? 'move' : 'deploy';
    return [
      draftAct({ ...draft, tool: other, from: undefined, to: undefined, count: undefined }),
      ...(order?.objectives ?? []).map((t) => draftAct({ ...draft, cash: toggled(draft.cash, t) })),
      ...draft.places.map(([t, troops]) => draftAct(withPlace(draft, t, -troops))),
      ...draft.moves.map((move) => draftAct(withoutMove(draft, move))),
      ...draft.moves.map(([from, to]) => draftAct({ ...draft, tool: 'move', from, to })),
    ];
  }

  private below(most: number): number {
    return this.sitting.dice.below(most);
  }

  private one<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.below(list.length)];
  }
}
