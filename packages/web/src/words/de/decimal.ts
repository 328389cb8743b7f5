/** A number as it is written in German, from the way programs write it. */
export const decimal = (text: string): string => text.replace('.', ',');
