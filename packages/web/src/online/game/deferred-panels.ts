/** Panels that a running online game does not need at first, in one chunk. */
export { Chat } from '../chat/Chat.tsx';
export { Proof } from '../proof/Proof.tsx';
export { Rematch } from './Rematch.tsx';
export { TableMenu } from './TableMenu.tsx';
