import type { ChallengeWords } from '../en/challenge-page.ts';

/** The page of the challenge of the day, loaded with it. */
export const challengePage: ChallengeWords = {
  loadFailed: 'Die Aufgabe konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',
  goals: {
    takeContinent: (continent) => `Erobere ${continent} in diesem Zug`,
    breakContinent: (continent) => `Brich ${continent} auf: Erobere irgendein Gebiet darin`,
    eliminate: (name) => `Schalte ${name} in diesem Zug aus`,
    takeAndKeep: (take, armies, keep) =>
      `Erobere ${take} und behalte ${armies === 1 ? '1 Armee' : `${armies} Armeen`} in ${keep}`,
  },
  you: (name) => `Du bist ${name}.`,
  how: 'Plane den ganzen Zug, bevor ein Würfel fällt. Jeder Angriff dauert, bis das Gebiet erobert ist; scheitert einer, ist der Zug zu Ende. Bewertet wird die genaue Chance deines Plans.',
  place: (armies) =>
    armies === 1
      ? 'Setze 1 Armee: Klick auf eines deiner Gebiete.'
      : `Setze ${armies} Armeen: Klick auf deine Gebiete.`,
  strike: 'Angriff: Klick auf das Ausgangsgebiet, dann auf das Ziel.',
  strikeFrom: (territory) => `Angriff von ${territory}: Klick auf ein Ziel oder ein anderes Ausgangsgebiet.`,
  full: 'Der Plan ist voll.',
  line: 'Dein Plan',
  bestLine: 'Der beste Plan',
  empty: 'Noch leer.',
  placed: (armies, territory) => `${armies === 1 ? '1 Armee' : `${armies} Armeen`} in ${territory}`,
  leave: 'zurücklassen',
  leaves: (armies) => `${armies} zurücklassen`,
  leaveAt: (strike) => `Armeen, die Angriff ${strike} zurücklässt`,
  fewer: (name) => `Weniger: ${name}`,
  more: (name) => `Mehr: ${name}`,
  remove: (strike) => `Angriff ${strike} entfernen`,
  clear: 'Leeren',
  grade: 'Plan bewerten',
  armiesLeft: (armies) =>
    armies === 1 ? '1 Armee ist noch nicht gesetzt.' : `${armies} Armeen sind noch nicht gesetzt.`,
  noStrike: 'Füge mindestens 1 Angriff hinzu.',
  tooFew: (strike, territory) =>
    `Angriff ${strike}: In ${territory} ist nur noch 1 Armee. Lass vorher mehr zurück.`,
  tooMany: (most) => `Höchstens ${most} Angriffe.`,
  outOfReach: 'Dieser Plan kann das Ziel nicht erreichen, egal wie die Würfel fallen.',
  wrongLine: 'Dieser Plan ist nicht spielbar.',
  bars: { yours: 'Dein Plan', best: 'Bester Plan', obvious: 'Naheliegender Plan' },
  verdicts: [
    'Nicht besser als der naheliegende Plan.',
    'Besser als der naheliegende Plan.',
    'Nah am besten Plan!',
    'Besser geht es nicht!',
  ],
  practice: 'Nur zur Übung.',
  dayResult: (stars, chance) => `Dein Ergebnis heute: ${stars} ${chance}`,
  showBest: 'Besten Plan zeigen',
  showMine: 'Meinen Plan zeigen',
  playOut: 'Ausspielen',
  again: 'Nochmal würfeln',
  skip: 'Überspringen',
  back: 'Zurück',
  another: 'Anderen Plan versuchen',
  taken: (from, to, lost, killed) => `${from} erobert ${to}: ${lost} verloren, ${killed} besiegt.`,
  held: (from, to, lost, killed) => `${from} scheitert an ${to}: ${lost} verloren, ${killed} besiegt.`,
  dice: (attack, defence) => `Angriff ${attack}, Verteidigung ${defence}`,
  won: 'Ziel erreicht!',
  missed: 'Diesmal nicht. Deine Bewertung bleibt gleich.',
  share: 'Ergebnis kopieren',
  copied: 'Kopiert.',
  shared: (date, stars, chance, best, days) =>
    `Rubicon ${date} ${stars} ${chance} (bester Plan ${best})${days === 0 ? '' : `, Serie ${days}`}`,
};
