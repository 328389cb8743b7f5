import { type Dice, NOBODY, type Offer, type Position, type Rules, type SeatCommand } from '@rubicon/engine';
import type { WireGame } from '@rubicon/protocol/wire';
import {
  canFollow,
  decisionKey,
  promptOf,
  stagingAfter,
  stagingForNext,
} from '../../src/game/prompts/current-prompt.ts';
import { offersOf } from '../../src/game/prompts/decision.ts';
import { withoutMove } from '../../src/game/prompts/orders/moves.ts';
import { toggled } from '../../src/game/prompts/orders/prompt.ts';
import { type Action, type Prompt, sendAction, stageAction } from '../../src/game/prompts/prompt.ts';
import { NOTHING_STAGED, type Staging, withPlace } from '../../src/game/prompts/staging.ts';
import { tradeCommand, tradesOf } from '../../src/game/prompts/turns/trades.ts';
import type { Words } from '../../src/words/words.ts';

interface PersonOptions {
  readonly seat: number;
  readonly game: WireGame;
  readonly words: Words;
  readonly dice: Dice;
}

/** A decision with its prompt. */
interface Question {
  readonly rules: Rules;
  readonly view: Position;
  readonly offers: readonly Offer[];
  readonly prompt: Prompt;
}

/** After this many clicks without a command, the page is stuck. */
const MAX_CLICKS = 1000;

/** After this many clicks, nothing is taken back. */
const HURRY_AFTER = 40;

/** Randomly clicks lit territories, buttons and panels, and keeps a staging as the page does. */
export class Person {
  staging: Staging = NOTHING_STAGED;
  private next: readonly SeatCommand[] = [];
  private decision = '';
  private readonly options: PersonOptions;

  constructor(options: PersonOptions) {
    this.options = options;
  }

  /** Clears the staging after a bot has decided instead. */
  forget(): void {
    this.staging = NOTHING_STAGED;
    this.next = [];
  }

  decide(rules: Rules, view: Position, offers: readonly Offer[]): SeatCommand {
    const { seat, game, words } = this.options;
    const decision = decisionKey(seat, view);
    if (decision !== this.decision) this.staging = stagingForNext(this.staging);
    this.decision = decision;
    const [following, ...rest] = this.next;
    this.next = [];
    if (following !== undefined && canFollow({ rules, view, seat, offers }, following)) {
      this.next = rest;
      return following;
    }
    for (let clicks = 0; clicks < MAX_CLICKS; clicks++) {
      const prompt = promptOf({ rules, view, seat, offers, game, yours: [seat] }, this.staging, words);
      if (prompt === undefined) throw new Error(`no prompt in ${view.phase}`);
      const isHurrying = clicks > HURRY_AFTER && prompt.primary !== undefined;
      const action = isHurrying
        ? prompt.primary?.action
        : this.click({ rules, view, offers, prompt }, clicks);
      if (action === undefined) throw new Error(`nothing can be clicked in ${view.phase}: ${prompt.text}`);
      if (action.type === 'stage') this.staging = action.staging;
      else if (action.type === 'assault') return action;
      else if (action.type === 'send') {
        this.staging = stagingAfter(this.staging, action.command, action.selection);
        this.next = action.next ?? [];
        return action.command;
      }
    }
    throw new Error(`stuck in ${view.phase} with ${JSON.stringify(this.staging)}`);
  }

  private click(question: Question, clicks: number): Action | undefined {
    const { primary, buttons = [] } = question.prompt;
    if (clicks > HURRY_AFTER)
      return this.choose(this.territories(question)) ?? this.choose(this.panelActions(question));
    if (primary !== undefined && this.rollBelow(6) === 0) return primary.action;
    const choices = [
      this.territories(question),
      buttons.map(({ action }) => action),
      this.panelActions(question),
      this.rollBelow(6) === 0 ? this.strayActions(question) : [],
    ].filter((actions) => actions.length > 0);
    return this.choose(this.choose(choices) ?? []) ?? primary?.action;
  }

  private territories({ prompt }: Question): Action[] {
    const territory = this.choose([...prompt.lit]);
    if (territory === undefined) return [];
    const action = prompt.pick?.(territory, this.rollBelow(3) === 0);
    if (action === undefined) throw new Error(`lit, but nothing happens: ${territory}, ${prompt.text}`);
    return [action];
  }

  /** A line drawn anywhere, and a click on the sea. */
  private strayActions({ rules, prompt }: Question): Action[] {
    const from = this.rollBelow(rules.board.size);
    const to = this.choose(rules.board.neighbours[from]!);
    const action = to === undefined ? undefined : prompt.drag?.(from, to);
    const cancelled = stageAction({ ...this.staging, from: undefined, to: undefined, count: undefined });
    return action === undefined ? [cancelled] : [action, cancelled];
  }

  /** Actions of panels, other than the buttons of the prompt. */
  private panelActions({ rules, view, offers, prompt }: Question): Action[] {
    const { staging } = this;
    const { range, chooseNumber } = prompt;
    const actions: Action[] = [];
    if (range !== undefined && chooseNumber !== undefined)
      actions.push(chooseNumber(range.least + this.rollBelow(range.most - range.least + 1)));
    if (rules.family === 'turns' && view.family === 'turns') {
      for (const trade of tradesOf(rules, view, offers))
        actions.push(sendAction(tradeCommand(trade, this.choose(trade.extras) ?? NOBODY)));
    }
    switch (prompt.panel) {
      case 'battle':
        actions.push(...this.battleActions(prompt, offers, view));
        break;
      case 'places':
        for (const [territory] of staging.places)
          actions.push(stageAction(withPlace(staging, territory, -1)));
        break;
      case 'sheet':
        actions.push(...this.sheetActions(offers));
    }
    return actions;
  }

  private battleActions(
    { selected: from, target: to }: Prompt,
    offers: readonly Offer[],
    view: Position,
  ): Action[] {
    const offer = offersOf({ offers }, 'attack').find((one) => one.from === from && one.to === to);
    if (offer === undefined) throw new Error(`a battle that is not offered: ${from} ${to}`);
    const dice = offer.least + this.rollBelow(offer.most - offer.least + 1);
    const stopAt = 1 + this.rollBelow(Math.max(1, view.armies[offer.from]! - 1));
    return [
      sendAction({ type: 'attack', from: offer.from, to: offer.to, dice }),
      { type: 'assault', from: offer.from, to: offer.to, stopAt },
      { type: 'assault', from: offer.from, to: offer.to, stopAt: 1 },
    ];
  }

  private sheetActions(offers: readonly Offer[]): Action[] {
    const { staging } = this;
    const [order] = offersOf({ offers }, 'order');
    const other = staging.tool === 'deploy' ? 'move' : 'deploy';
    return [
      stageAction({ ...staging, tool: other, from: undefined, to: undefined, count: undefined }),
      ...(order?.objectives ?? []).map((t) => stageAction({ ...staging, cash: toggled(staging.cash, t) })),
      ...staging.places.map(([t, troops]) => stageAction(withPlace(staging, t, -troops))),
      ...staging.moves.map((move) => stageAction(withoutMove(staging, move))),
      ...staging.moves.map(([from, to]) => stageAction({ ...staging, tool: 'move', from, to })),
    ];
  }

  private rollBelow(most: number): number {
    return this.options.dice.below(most);
  }

  private choose<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.rollBelow(list.length)];
  }
}
