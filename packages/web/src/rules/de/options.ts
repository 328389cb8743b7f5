import type { Blocks } from '../text.ts';

/** The options of the editions, and the finer points of some. */
export const options: Blocks<'options' | 'options-none' | 'capitals' | 'expert'> = {
  options: [{ options: true }],
  'options-none': ['Diese Ausgabe hat keine Optionen.'],
  capitals: [
    'Vor dem ersten Zug nennen alle eines ihrer Gebiete als Hauptstadt, der Reihe nach und offen. Wer sie am Ende des eigenen Zuges nicht hält, scheidet aus.',
    {
      list: [
        'Bis dahin lässt sich eine verlorene Hauptstadt zurückerobern. Es zählt das Allerletzte in deinem Zug, nach Verlegung und Karte.',
        'Die Armeen des Ausgeschiedenen werden entfernt. Wer die Hauptstadt hält, bekommt die Karten, stellt auf jedes der leeren Gebiete eine Armee und verteilt 5 weitere darauf.',
        'Diese Gebiete bringen keine Karte, und die Karten warten bis zum nächsten Zug.',
        'Hat aufgegeben, wer die Hauptstadt hält, setzt niemand etwas: Die Armeen bleiben und verteidigen sich nur noch.',
      ],
    },
  ],
  expert: [
    'Diese Optionen lassen sich beliebig kombinieren.',
    {
      list: [
        'Langsame Sätze: Sie sind 4, 5, 6, 7 und so weiter wert, auch nachdem jemand aus dem Spiel geworfen wurde.',
        'Freies Verlegen: Die erste Verlegung beendet deine Angriffe. Jede geht durch eine Kette eigener Gebiete.',
        'Armeegrenze: Kein Gebiet hat jemals mehr als 12 Armeen. Neue Armeen, die nirgends Platz finden, sind verloren.',
        'Neu würfeln: Im Angriff darfst du die Karte des angreifenden oder des angegriffenen Gebiets zeigen und einen deiner Würfel neu werfen, einmal in jedem Wurf. Der neue zählt, auch wenn er schlechter ist. Die Karte behältst du. Joker helfen nicht, und in der Verteidigung wird nicht neu geworfen.',
        'Feldherr: Einmal im Zug darfst du einen deiner Angriffswürfel zur 6 drehen, nach dem neuen Wurf, wenn du beides tust. Wie viele Armeen einziehen müssen, bleibt gleich.',
      ],
    },
  ],
};
