import type { TurnsPosition, TurnsRules } from '@rubicon/engine';
import { useEffect, useMemo, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { LineEditor } from '../challenge/line/LineEditor.tsx';
import { addStrike, EMPTY_STAGING, lineOf, pick, stagingOf } from '../challenge/line/line-staging.ts';
import { promptText } from '../challenge/line/prompt-text.ts';
import { stagingScene } from '../challenge/scene.ts';
import type { ChallengeNaming } from '../challenge/texts.ts';
import { useChallengeWords } from '../challenge/use-challenge-words.ts';
import { nextIncome } from '../game/facts/standing.ts';
import type { OpenMatch } from '../game/match/open-match.ts';
import { useBoardTexts } from '../game/scene/use-board-texts.ts';
import { Button } from '../look/Button.tsx';
import { Dialog } from '../look/Dialog.tsx';
import { Switch } from '../look/fields/Switch.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import styles from './plan.module.css';
import type { Plan } from './plan.ts';
import { usePlanWords } from './use-plan-words.ts';

const PERCENTAGES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90];

interface PlanDialogProps {
  readonly state: OpenMatch & { readonly rules: TurnsRules; readonly view: TurnsPosition };
  readonly seat: number;
  readonly plan: Plan | undefined;
  readonly draft: Plan | undefined; // to continue with instead of the plan
  readonly onDraft: (plan: Plan) => void;
  readonly onChange: (plan: Plan | undefined) => void;
  readonly onClose: () => void;
}

/** The dialog to plan the player's next turn on the current board. */
export function PlanDialog({ state, seat, plan, draft, onDraft, onChange, onClose }: PlanDialogProps) {
  const words = useWords();
  const texts = usePlanWords();
  const challenge = useChallengeWords();
  const stopBelow = useSettings((settings) => settings.stopBelow);
  const { rules, view, game } = state;
  const first = draft ?? plan;
  const [staging, setStaging] = useState(() => (first === undefined ? EMPTY_STAGING : stagingOf(first.line)));
  const [odds, setOdds] = useState(() => oddsByTarget(first));
  const [endsTurn, setEndsTurn] = useState(first?.endsTurn ?? false);
  const setting = useMemo(() => {
    const toPlace = nextIncome(rules, view, seat) ?? 0;
    return {
      rules,
      position: { ...view, seat, phase: 'reinforce' as const, trading: 'none' as const, toPlace },
    };
  }, [rules, view, seat]);
  const naming: ChallengeNaming = { rules, view, seats: game.seats, words, texts: challenge };
  const line = useMemo(() => lineOf(staging), [staging]);
  const scene = useMemo(() => stagingScene(setting, staging, line), [setting, staging, line]);
  const boardTexts = useBoardTexts({ rules, view, seats: game.seats, words }, scene);
  const oddsOf = (target: number): number => odds.get(target) ?? stopBelow;
  const current: Plan = { line, odds: line.strikes.map(({ to }) => oddsOf(to)), endsTurn };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => onDraft(current), [line, odds, endsTurn]);
  function save(): void {
    const isEmpty = line.placements.length === 0 && line.strikes.length === 0 && !endsTurn;
    onChange(isEmpty ? undefined : current);
    onClose();
  }
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      isWide
      footer={
        <div className={styles.buttons}>
          <Switch isOn={endsTurn} onChange={setEndsTurn}>
            {texts.endsTurn}
          </Switch>
          {plan !== undefined && (
            <Button
              onClick={() => {
                onChange(undefined);
                onClose();
              }}
            >
              {texts.discard}
            </Button>
          )}
          <Button look="primary" onClick={save}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <div className={styles.columns}>
        <p className={styles.about}>{texts.about}</p>
        <p className={styles.prompt} role="status">
          {promptText(setting, naming, staging)}
        </p>
        <div className={styles.board}>
          <Board
            state={scene}
            {...boardTexts}
            onPick={(territory, { more }) => setStaging(pick(setting, staging, territory, more))}
            onSea={() => setStaging({ ...staging, from: undefined })}
            onDrag={(from, to) => setStaging(addStrike(setting, staging, from, to))}
            follow={[]}
          />
        </div>
        <div>
          <LineEditor
            setting={setting}
            naming={naming}
            staging={staging}
            onStaging={setStaging}
            strikeChoice={(i) => (
              <label className={styles.odds}>
                {texts.stopBelow}
                <select
                  value={oddsOf(staging.strikes[i]?.to ?? 0)}
                  onChange={({ target }) =>
                    setOdds(new Map(odds).set(staging.strikes[i]?.to ?? 0, Number(target.value)))
                  }
                >
                  {PERCENTAGES.map((percent) => (
                    <option key={percent} value={percent}>
                      {words.common.percent(percent / 100)}
                    </option>
                  ))}
                </select>
              </label>
            )}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** By target: the odds below which the attack stops. */
const oddsByTarget = (plan: Plan | undefined): ReadonlyMap<number, number> =>
  new Map(plan?.line.strikes.map(({ to }, i) => [to, plan.odds[i] ?? 0]));
