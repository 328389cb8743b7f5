/** Panels that a running game at a table does not need at first, in one chunk. */
export { Chat } from '../chat/Chat.tsx';
export { Proof } from '../proof/Proof.tsx';
export { Rematch } from './Rematch.tsx';
export { TableMenu } from './TableMenu.tsx';
