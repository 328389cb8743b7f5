import type { Blocks } from '../text.ts';

/** How a game begins, and what it is about. */
export const start: Blocks<
  | 'goal-last'
  | 'goal-classic'
  | 'goal-capital'
  | 'goal-mission'
  | 'goal-objectives'
  | 'goal-rewards'
  | 'goal-conquest'
  | 'setup-claim'
  | 'setup-classic'
  | 'setup-headquarters'
  | 'setup-mission'
  | 'setup-charts'
  | 'setup-cities'
  | 'two-players'
> = {
  'goal-last': [
    'Wer zuletzt auf dem Brett übrig ist, gewinnt. Du suchst dir deine Ecke der Welt aus, baust sie aus und vertreibst alle anderen von der Karte.',
  ],
  'goal-classic': [
    'Wer zuletzt auf dem Brett übrig ist, gewinnt. Das Los verstreut alle über die Welt, mit einer Armee auf jedem Gebiet; darum entscheiden die ersten Kontinente und die ersten Kartensätze viel.',
  ],
  'goal-capital': [
    'Alle verstecken unter ihren Gebieten ein Hauptquartier. Wer das eigene hält und alle anderen erobert, gewinnt. Wenige starke Punkte entscheiden, nicht die ganze Karte.',
  ],
  'goal-mission': [
    'Alle haben eine Mission, die sonst niemand kennt: Kontinente, eine Zahl von Gebieten oder das Ende einer Farbe. Die erste erfüllte Mission gewinnt, selbst wenn jemand anderes sie erfüllt hat.',
  ],
  'goal-objectives': [
    'Ein Wettlauf: Nimm 3 der 8 offenen Ziele und halte am Ende deines Zuges deine eigene Hauptstadt. Die Aufstellung ist fest, also geht es gleich los.',
  ],
  'goal-rewards': [
    'Ein Wettlauf: Nimm 3 Ziele und halte am Ende deines Zuges deine eigene Hauptstadt. Jedes Ziel bringt eine Belohnung, die dich stärker macht.',
  ],
  'goal-conquest': [
    'Kommandoraum ohne die Abkürzung: Ziele bringen weiter Belohnungen, aber nur die ganze Welt gewinnt.',
  ],
  'setup-claim': [
    { table: 'armies' },
    {
      steps: [
        'Alle würfeln. Wer am höchsten würfelt, beginnt; bei Gleichstand wird um den höchsten Wurf noch einmal gewürfelt.',
        'Reihum stellen alle eine Armee auf ein leeres Gebiet, bis keines mehr leer ist.',
        'Dann stellen reihum alle eine weitere Armee auf ein eigenes Gebiet, bis alle Armeen stehen. Du darfst auch alle, die du noch hast, auf einmal setzen.',
        'Wer die erste Armee gesetzt hat, hat den ersten Zug. Es geht im Uhrzeigersinn weiter.',
      ],
    },
    'Mit der Option „Aufstellung“ werden die Gebiete verteilt statt besetzt, und auf Wunsch auch die Armeen.',
  ],
  'setup-classic': [
    { table: 'deal' },
    {
      steps: [
        'Das Los bestimmt einen Geber. Die 42 Gebiete werden einzeln verteilt, links vom Geber beginnend.',
        'Jedes Gebiet bekommt eine Armee. Andere Armeen gibt es zu Beginn nicht.',
        'Wer links vom Geber sitzt, hat den ersten Zug. Es geht im Uhrzeigersinn weiter.',
      ],
    },
  ],
  'setup-headquarters': [
    'Wenn alle Armeen stehen, wählen alle gleichzeitig und geheim eines ihrer Gebiete als Hauptquartier. Dann werden alle aufgedeckt. Die Karten dieser Gebiete scheiden endgültig aus.',
  ],
  'setup-mission': [
    { table: 'armies' },
    { table: 'deal' },
    {
      steps: [
        'Das Los bestimmt einen General. Alle bekommen geheim eine Mission; Missionen gegen Farben, die niemand spielt, kommen nicht vor.',
        'Die Gebiete werden einzeln verteilt, links vom General beginnend. Auf jedes kommt eine Armee.',
        'Reihum stellen alle eine weitere Armee auf ein eigenes Gebiet, bis alle Armeen stehen. Du darfst auch alle, die du noch hast, auf einmal setzen.',
        'Wer links vom General sitzt, hat den ersten Zug. Es geht im Uhrzeigersinn weiter.',
      ],
    },
  ],
  'setup-charts': [
    {
      steps: [
        'Alle würfeln. Vom höchsten Wurf abwärts wählen sie eine Farbe; bei Gleichstand wird noch einmal gewürfelt.',
        'Die Farbe entscheidet, wo du beginnst, mit welchen Armeen und welcher Hauptstadt, und wann du an der Reihe bist: Gelb, Grün, Blau, Rot, Schwarz.',
        'Es gibt 15 Städte, immer auf denselben Gebieten. Das Brett zeigt sie.',
        'Wer als Dritter und als Vierter an der Reihe ist, beginnt mit einer Karte, der Fünfte mit zwei.',
      ],
    },
    { table: 'chartArmies' },
    { table: 'charts' },
  ],
  'setup-cities': [
    { table: 'armies' },
    {
      steps: [
        '15 Städte kommen auf ausgeloste Gebiete. Vier kleine und vier große Ziele werden gezogen und liegen offen; auf jedem liegt eine Belohnung seiner Art.',
        'Alle würfeln. Wer am höchsten würfelt, beginnt; bei Gleichstand wird um den höchsten Wurf noch einmal gewürfelt. Reihum stellen alle ihre Hauptstadt und eine Armee auf ein leeres Gebiet.',
        'Reihum stellen alle eine Armee auf ein leeres Gebiet, bis keines mehr leer ist, und dann immer eine weitere auf ein eigenes. Du darfst auch alle, die du noch hast, auf einmal setzen.',
        'Wer zuerst gesetzt hat, hat den ersten Zug. Es geht im Uhrzeigersinn weiter. Der Dritte und der Vierte beginnen mit einer Karte, der Fünfte mit zwei.',
      ],
    },
  ],
  'two-players': [
    'Zwischen zweien steht eine neutrale Seite.',
    {
      list: [
        'Jede der drei Seiten bekommt durch das Los 14 Gebiete und hat 40 Armeen. Auf jedes ihrer Gebiete kommt eine.',
        'Dann seid ihr abwechselnd an der Reihe, je 13-mal: zwei eigene Armeen, zusammen oder getrennt, und eine neutrale auf ein beliebiges neutrales Gebiet. Das Los bestimmt, wer beginnt; wer beginnt, hat auch den ersten Zug.',
        'Die neutrale Seite greift nie an, zieht nie und wächst nie. Für sie würfelt, wer gerade nicht angreift.',
        'Ein neutrales Gebiet zu erobern bringt eine Karte wie jedes andere. Du gewinnst mit dem letzten Gebiet deines Gegners, egal was die neutrale Seite noch hält.',
      ],
    },
  ],
};
