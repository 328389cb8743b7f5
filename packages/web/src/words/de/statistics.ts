import type { Words } from '../en/index.ts';

export const statistics: Words['statistics'] = {
  title: 'Deine Statistik',
  about: 'Deine Spiele allein gegen Bots, nur in diesem Browser gespeichert.',
  link: 'Spiele, Siege, Serien und Rivalen.',
  none: 'Noch nichts da. Spiel ein Spiel gegen Bots zu Ende, dann zählt es.',
  games: 'Spiele',
  wins: 'Siege',
  rate: 'Gewonnen',
  streak: 'Siegesserie',
  bestStreak: 'Beste Serie',
  editions: 'Ausgaben',
  rivals: 'Rivalen',
  wonOf: (wins, games) => `${wins} von ${games} gewonnen`,
  gamesWith: (n) => (n === 1 ? '1 Spiel' : `${n} Spiele`),
  theyLead: (name, theirs, yours) => `${name} führt ${theirs}:${yours}`,
  youLead: (yours, theirs) => `Du führst ${yours}:${theirs}`,
  level: (n) => `Gleichstand ${n}:${n}`,
  deleteAll: 'Statistik löschen',
  confirmDelete: 'Deine Statistik endgültig löschen? Gespeicherte Spiele bleiben.',
};
