/** A number in German notation, with a decimal comma. */
export const decimal = (text: string): string => text.replace('.', ',');

/** A percentage in German notation, with a space before the sign. */
export const spaced = (percent: string): string => percent.replace('%', '\u00a0%');
