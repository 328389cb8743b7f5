/** Panels not needed at first, in one chunk. */
export { AttackOptions } from './actions/AttackOptions.tsx';
export { MovesPanel } from './actions/MovesPanel.tsx';
export { NumberPanel } from './actions/NumberPanel.tsx';
export { RejectionNote } from './actions/RejectionNote.tsx';
export { SheetPanel } from './actions/SheetPanel.tsx';
export { BattleCard } from './battle/BattleCard.tsx';
export { OddsText } from './battle/OddsText.tsx';
export { CardFlight } from './cards/CardFlight.tsx';
export { CardsDialog } from './cards/CardsDialog.tsx';
export { BattleSteps } from './log/BattleSteps.tsx';
export { KeysDialog } from './menu/KeysDialog.tsx';
export { MenuDialog } from './menu/MenuDialog.tsx';
export { ReviewPanel } from './review/ReviewPanel.tsx';
export { TerritoryTip } from './scene/TerritoryTip.tsx';
export { SinceCard } from './since/SinceCard.tsx';
export { GoalLine } from './status/GoalLine.tsx';
export { UnsavedNotice } from './status/UnsavedNotice.tsx';
