import type { StatisticsWords } from '../en/statistics-page.ts';

/** The page of statistics, loaded with it. */
export const statisticsPage: StatisticsWords = {
  about: 'Deine Spiele allein gegen Bots und die Aufgaben des Tages, nur in diesem Browser gespeichert.',
  none: 'Noch nichts da. Spiel ein Spiel gegen Bots zu Ende oder löse die Aufgabe des Tages.',
  games: 'Spiele',
  wins: 'Siege',
  rate: 'Gewonnen',
  streak: 'Siegesserie',
  bestStreak: 'Beste Serie',
  editions: 'Ausgaben',
  rivals: 'Rivalen',
  wonOf: (wins, games) => `${wins} von ${games} gewonnen`,
  theyLead: (name, theirs, yours) => `${name} führt ${theirs}:${yours}`,
  youLead: (yours, theirs) => `Du führst ${yours}:${theirs}`,
  level: (n) => `Gleichstand ${n}:${n}`,
  noWins: 'Noch kein Sieg',
  challenges: 'Aufgaben des Tages',
  days: 'Gespielt',
  best: 'Drei Sterne',
  daysInARow: 'Tage in Folge',
  mostInARow: 'Längste Serie',
  chance: (chance, best) => `${chance} (bester Plan ${best})`,
  deleteAll: 'Statistik löschen',
  confirmDelete:
    'Deine Statistik mit den Ergebnissen der Aufgaben endgültig löschen? Gespeicherte Spiele bleiben.',
};
