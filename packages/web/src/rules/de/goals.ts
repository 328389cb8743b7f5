import type { Blocks } from '../text.ts';

/** What wins: missions, objectives, rewards; and how a game ends otherwise. */
export const goals: Blocks<
  | 'missions'
  | 'objectives-open'
  | 'objectives-drawn'
  | 'objectives'
  | 'rewards'
  | 'winning-last'
  | 'winning-capital'
  | 'winning-mission'
  | 'winning-objectives'
  | 'winning-conquest'
  | 'leaving'
  | 'leaving-capital'
  | 'leaving-mission'
  | 'leaving-2008'
  | 'leaving-rewards'
> = {
  missions: [
    { table: 'missions' },
    {
      list: [
        'Sollst du deine eigene Farbe vernichten, so musst du stattdessen 24 Gebiete halten.',
        'Eine Farbe ist vernichtet, wenn ihre letzte Armee das Brett verlässt, egal wer sie schlägt.',
        'Ein Gebiet gehört dir, wenn die letzte Verteidigung gefallen ist; die Armeen darauf zählen, sobald deine eingezogen sind.',
        'Missionen zählen ab dem ersten Zug, und im Zug von allen.',
      ],
    },
  ],
  'objectives-open': ['Diese acht Ziele liegen in jedem Spiel offen:'],
  'objectives-drawn': ['Vier kleine und vier große von diesen Zielen sind im Spiel:'],
  objectives: [
    { table: 'objectives' },
    {
      list: [
        'Wenn du deine Angriffe beendet hast, darfst du ein offenes Ziel nehmen, das du in diesem Augenblick erfüllst, auch wenn du es schon vorher erfüllt hast. Danach kannst du in diesem Zug nicht mehr angreifen.',
        'Ein genommenes Ziel wird nicht ersetzt, und niemand kann es dir nehmen, außer dich aus dem Spiel zu werfen.',
        '„In einem Zug“ heißt: gehört dir jetzt und gehörte dir zu Beginn deines Zuges nicht. Bei einem ganzen Kontinent: Du hattest dort nichts.',
        'Jede Hauptstadt außer deiner eigenen ist eine feindliche, auch die eines ausgeschiedenen Spielers.',
      ],
    },
  ],
  rewards: [
    'Mit einem Ziel bekommst du die Belohnung, die darauf liegt. Welche wo liegt, sehen alle, und du darfst sie sofort nutzen.',
    { table: 'rewards' },
    {
      list: [
        'Flugfeld: Stelle es sofort auf eines deiner Gebiete. In jedem Kampf um dieses Gebiet oder einen Nachbarn zählt dein höchster Würfel 1 mehr, im Angriff und in der Verteidigung. Aus einer 6 wird eine 7; bei Gleichstand gewinnt weiter die Verteidigung. Zwei Flugfelder zählen nicht doppelt. Verlierst du das Gebiet, ist das Flugfeld weg, aber das Ziel bleibt dir.',
        'Ein Würfel mehr: Er wird mitgeworfen, und der niedrigste fällt weg; dann zählt das Flugfeld. Es fallen nicht mehr Armeen als ohne ihn.',
        'Verlegung vor dem ersten Angriff: einmal, wenn alle Armeen gesetzt sind. Diese Armeen dürfen angreifen, und die Verlegung am Ende bleibt dir.',
        'Zweite Verlegung: zwei getrennte Verlegungen am Ende deines Zuges.',
        'Karte in jedem Zug: ohne Eroberung, und auch wenn du ein Ziel nimmst; aber nie zwei Karten.',
      ],
    },
  ],
  'winning-last': [
    'Wer als Einziger im Spiel bleibt, gewinnt. Neutrale Armeen und die von Spielern, die aufgegeben haben, müssen nicht erobert werden.',
  ],
  'winning-capital': [
    'Du gewinnst in dem Augenblick, in dem du dein eigenes Hauptquartier und so viele andere hältst, wie in der Tabelle steht. Nur was du gerade hältst, zählt. Auch wer als Einziger im Spiel bleibt, gewinnt.',
    { table: 'headquarters' },
  ],
  'winning-mission': [
    'Das Spiel endet, sobald die Mission von jemandem erfüllt ist, der noch im Spiel ist, egal wer am Zug ist. Sie wird gezeigt, und ihr Besitzer gewinnt. Sind mehrere zugleich erfüllt, gewinnt, wer am Zug ist, oder sonst, wer als Nächstes an der Reihe ist.',
    'Wer als Einziger im Spiel bleibt, gewinnt mit jeder Mission.',
  ],
  'winning-objectives': [
    'Du gewinnst am Ende deines Zuges, wenn du 3 Ziele hast und deine eigene Hauptstadt hältst. Mit 3 Zielen, aber ohne deine Hauptstadt spielst du weiter und gewinnst am Ende eines späteren Zuges, in dem du sie hältst.',
    'Sind alle anderen ausgeschieden, gewinnst du sofort.',
  ],
  'winning-conquest': [
    'Du gewinnst, wenn du alle 42 Gebiete hältst, oder wenn alle anderen ausgeschieden sind. Drei Ziele gewinnen hier nicht, und deine Hauptstadt brauchst du nicht.',
  ],
  leaving: [
    {
      list: [
        'Du darfst jederzeit aufgeben. Deine Armeen bleiben auf dem Brett und verteidigen sich nur noch, mit den meisten Würfeln. Deine Karten werden gezeigt und abgelegt. Wer deine Gebiete erobert, verdient damit weiter eine Karte.',
        'Alle dürfen ein Unentschieden anbieten. Es gilt, wenn alle zustimmen, die noch im Spiel sind.',
        'Für einen Spieler, der nicht da ist, wird nur getan, was sein muss: kein Angriff und keine Verlegung.',
      ],
    },
  ],
  'leaving-capital': [
    'Das Hauptquartier eines Spielers, der aufgegeben hat, bleibt, wo es ist, und muss weiter erobert werden.',
  ],
  'leaving-mission': [
    'Aufgeben vernichtet keine Farbe: Diese Mission ist erfüllt, wenn die letzte der Armeen weg ist.',
  ],
  'leaving-2008': [
    'Hauptstadt und Städte eines Spielers, der aufgegeben hat, bleiben, wo sie sind. Seine Ziele bekommt, wer die letzte seiner Armeen schlägt.',
  ],
  'leaving-rewards': [
    'Die Belohnungen eines Spielers, der aufgegeben hat, scheiden aus dem Spiel aus, auch ein Flugfeld.',
  ],
};
