/** The link to the statistics. */
export const statistics = {
  title: 'Your statistics',
  link: 'Games, wins, streaks and rivals.',
};
