import type { Position, SeatCommand } from '@rubicon/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { afterDoubleTap } from '../../look/behaviour/double-tap.ts';
import type { Settings } from '../../settings/settings.ts';
import { type AutoAttack, nextRoll } from '../match/auto-attack.ts';
import { fullDefence } from '../match/auto-defence.ts';
import { keptDice } from '../match/kept-dice.ts';
import type { MatchState } from '../match/match.ts';
import { canFollow, decisionKey, stagingAfter, stagingForNext } from './current-prompt.ts';
import type { KeptStaging } from './kept-staging.ts';
import type { Action, SendAction } from './prompt.ts';
import { NOTHING_STAGED, type Staging } from './staging.ts';

/** Input that has not been sent as a command. */
export interface InputState {
  readonly staging: Staging;
  readonly attack: AutoAttack | undefined; // rolls until it is over or stopped
  readonly confirmation: Confirmation | undefined;
  readonly message: string | undefined; // why the last action did nothing, until the next action
}

/** A question; its commands are sent on Yes. */
interface Confirmation {
  readonly text: string;
  readonly action: SendAction;
  readonly isReady: boolean; // an answer counts; earlier, it may be the second half of a double tap
}

const EMPTY: InputState = {
  staging: NOTHING_STAGED,
  attack: undefined,
  confirmation: undefined,
  message: undefined,
};

/** The part of a match that input needs. */
interface MatchPort {
  readonly store: Pick<StoreApi<MatchState>, 'getState' | 'subscribe'>;
  send(command: SeatCommand): void;
  dismissRejection(): void;
  hurry(): void;
}

type InputSettings = Pick<
  StoreApi<Pick<Settings, 'confirm' | 'speed' | 'autoDefence'>>,
  'getState' | 'subscribe'
>;

/** Turns clicks, drags and keys into commands, and sends the commands that are played automatically. */
export class Input {
  readonly store: StoreApi<InputState> = createStore<InputState>(() => EMPTY);
  private readonly match: MatchPort;
  private readonly settings: InputSettings;
  private readonly kept: KeptStaging | undefined;
  private readonly isLesson: boolean;
  private decision: string | undefined; // the decision the staging belongs to
  private next: readonly SeatCommand[] = []; // queued after the last command, as long as each is possible
  private sentAt: number | undefined; // how many entries were shown when the last command was sent
  private cancelReady = (): void => {}; // cancels the timer that makes the confirmation ready

  /**
   * `kept` preserves the staging across reloads, unless several people share the screen. In a lesson, the player answers
   * even the questions that a setting would answer.
   */
  constructor(match: MatchPort, settings: InputSettings, kept?: KeptStaging, isLesson = false) {
    this.match = match;
    this.settings = settings;
    this.kept = kept;
    this.isLesson = isLesson;
  }

  /** Follows the match until the returned function is called. */
  follow(): () => void {
    this.update();
    const stops = [this.match.store, this.settings].map((store) => store.subscribe(() => this.update()));
    stops.push(
      this.store.subscribe(({ staging }, before) => staging !== before.staging && this.keep(staging)),
    );
    return () => {
      this.cancelReady();
      for (const stop of stops) stop();
    };
  }

  perform(action: Action | undefined): void {
    if (action === undefined) return;
    this.match.dismissRejection();
    this.match.hurry();
    const { speed, confirm } = this.settings.getState();
    this.store.setState({ message: undefined });
    this.next = [];
    this.sentAt = undefined;
    switch (action.type) {
      case 'stage':
        this.store.setState({ staging: action.staging });
        return;
      case 'assault':
        if (speed === 'off') this.send({ type: 'send', command: action });
        else {
          this.store.setState({ attack: action });
          this.update();
        }
        return;
      case 'send':
        if (action.confirmation === undefined || !confirm || this.isLesson) this.send(action);
        else this.ask(action.confirmation, action);
        return;
      case 'tell':
        this.store.setState({ message: action.text });
    }
  }

  private ask(text: string, action: SendAction): void {
    this.store.setState({ confirmation: { text, action, isReady: false } });
    this.cancelReady();
    this.cancelReady = afterDoubleTap(() => {
      this.store.setState(({ confirmation }) => ({
        confirmation: confirmation && { ...confirmation, isReady: true },
      }));
    });
  }

  private send({ command, selection, next = [] }: SendAction): void {
    this.store.setState(({ staging }) => ({
      staging: stagingAfter(staging, command, selection),
      confirmation: undefined,
    }));
    this.next = next;
    this.sendNow(command);
  }

  private sendNow(command: SeatCommand): void {
    this.sentAt = this.match.store.getState().shown;
    this.match.send(command);
  }

  /** Answers the confirmation, once it is ready. */
  answer(isYes: boolean): void {
    const { confirmation } = this.store.getState();
    if (!confirmation?.isReady) return;
    if (isYes) this.send(confirmation.action);
    else this.store.setState({ confirmation: undefined });
  }

  /** Clears the selection, on Escape or a click on the sea. */
  deselect(): void {
    this.store.setState(({ staging }) => ({
      staging: { ...staging, from: undefined, to: undefined, count: undefined },
    }));
  }

  /** On a double click: attacks the chosen target until it is taken, as long as each roll is worth it. */
  assault(to: number, isWorthIt: (view: Position, from: number) => boolean): void {
    const { from, to: chosen, stopAt } = this.store.getState().staging;
    if (from === undefined || chosen !== to) return;
    this.match.hurry();
    this.store.setState({ attack: { from, to, stopAt, isWorthIt: (view) => isWorthIt(view, from) } });
    this.sentAt = undefined;
    this.update();
  }

  tell(text: string): void {
    this.store.setState({ message: text });
  }

  stopAttack(): void {
    this.store.setState({ attack: undefined });
  }

  /** Reacts to a change of the match or the settings. */
  private update(): void {
    const { seat, view, game, offers, shown } = this.match.store.getState();
    if (view === undefined || game === undefined) return;
    const turn = view.family === 'turns' ? view.turn : view.round;
    const decision = `${game.id} ${turn} ${decisionKey(seat, view)}`;
    if (decision !== this.decision) {
      const isFirst = this.decision === undefined;
      this.decision = decision;
      const staged = isFirst ? this.restored(decision) : undefined;
      if (staged !== undefined) this.store.setState({ staging: staged });
      if (!isFirst)
        this.store.setState(({ staging }) => ({
          staging: stagingForNext(staging),
          confirmation: undefined,
          message: undefined,
        }));
    }
    if (this.sentAt !== undefined && shown < this.sentAt) this.sentAt = undefined; // the game was rolled back
    if (offers.length === 0) return;
    if (shown === this.sentAt) return this.giveUp();
    const command = this.keptDice() ?? this.nextRoll() ?? this.following() ?? this.defence();
    if (command !== undefined) this.sendNow(command);
  }

  /** Stops sending automatically: the last command was not carried out, and would fail again. */
  private giveUp(): void {
    this.next = [];
    this.stopAttack();
  }

  /** The staging for this decision from before the page was reloaded. */
  private restored(decision: string): Staging | undefined {
    return this.isAlone ? this.kept?.load(decision) : undefined;
  }

  private keep(staging: Staging): void {
    if (this.isAlone && this.decision !== undefined) this.kept?.save(this.decision, staging);
  }

  private get isAlone(): boolean {
    return this.match.store.getState().yours.length === 1;
  }

  private nextRoll(): SeatCommand | undefined {
    const { attack } = this.store.getState();
    const { view, offers } = this.match.store.getState();
    if (attack === undefined || view === undefined || view.phase === 'defend') return undefined;
    const roll = nextRoll(attack, view, offers);
    if (roll === undefined) this.stopAttack();
    return roll;
  }

  /** The next queued command; drops all of them once one is impossible. */
  private following(): SeatCommand | undefined {
    const [command, ...rest] = this.next;
    const { rules, view, seat, offers } = this.match.store.getState();
    if (command === undefined || rules === undefined || view === undefined) return undefined;
    const isPossible = canFollow({ rules, view, seat, offers }, command);
    this.next = isPossible ? rest : [];
    return isPossible ? command : undefined;
  }

  private keptDice(): SeatCommand | undefined {
    const { rules, view, offers } = this.match.store.getState();
    return rules && view && !this.isLesson ? keptDice(rules, view, offers) : undefined;
  }

  private defence(): SeatCommand | undefined {
    if (this.isLesson || !this.settings.getState().autoDefence) return undefined;
    return fullDefence(this.match.store.getState().offers);
  }
}
