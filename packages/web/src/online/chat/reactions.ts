/** Emoji that are sent with one click and shown large. */
export const REACTIONS = ['👏', '😀', '😮', '😭', '🎲', '🏳️'] as const;

export const isReaction = (text: string): boolean => REACTIONS.some((sign) => sign === text);
