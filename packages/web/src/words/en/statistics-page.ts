/** The page of statistics, loaded with it. */
export const statisticsPage = {
  about: 'Games you played alone against bots, and daily challenges, stored in this browser only.',
  none: 'Nothing here yet. Finish a game against bots, or solve the challenge of the day, to see it here.',
  games: 'Games',
  wins: 'Wins',
  rate: 'Won',
  streak: 'Winning streak',
  bestStreak: 'Best streak',
  editions: 'Editions',
  rivals: 'Rivals',
  wonOf: (wins: number, games: number) => `${wins} of ${games} won`,
  theyLead: (name: string, theirs: number, yours: number) => `${name} leads ${theirs}–${yours}`,
  youLead: (yours: number, theirs: number) => `You lead ${yours}–${theirs}`,
  level: (n: number) => `Tied ${n}–${n}`,
  noWins: 'No wins yet',
  challenges: 'Daily challenges',
  days: 'Played',
  best: 'Three stars',
  daysInARow: 'Days in a row',
  mostInARow: 'Most in a row',
  chance: (chance: string, best: string) => `${chance} (best ${best})`,
  deleteAll: 'Delete statistics',
  confirmDelete: 'Delete your statistics and challenge results permanently? Saved games stay.',
};

export type StatisticsWords = typeof statisticsPage;
