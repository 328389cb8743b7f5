/** The link to the challenge of the day. */
export const challenge = {
  title: 'Today’s challenge',
  about: 'Find the line with the best chance: one turn, one goal, exact odds.',
  streak: (days: number) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  stars: (stars: number) => `${stars} of 3 stars`,
};
