/** Panels that are not needed when a game is opened: one file, loaded with the first of them. */
export { BattlePanel } from './BattlePanel.tsx';
export { CardsDialog } from './CardsDialog.tsx';
export { KeysDialog } from './KeysDialog.tsx';
export { SheetPanel } from './SheetPanel.tsx';
