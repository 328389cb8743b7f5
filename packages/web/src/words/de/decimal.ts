/** A number in German notation, with a decimal comma. */
export const decimal = (text: string): string => text.replace('.', ',');
