import { ARMY_LIMIT, SETTLERS } from '@rubicon/engine';
import { SETS } from '../facts.ts';
import type { Blocks } from '../text.ts';

/** The options of the editions, some of them in detail. */
export const options: Blocks<'options' | 'options-none' | 'capitals' | 'expert'> = {
  options: [{ options: true }],
  'options-none': ['Diese Ausgabe hat keine Optionen.'],
  capitals: [
    'Vor dem ersten Zug nennen alle reihum und offen eines ihrer Gebiete als Hauptstadt. Hältst du deine Hauptstadt am Ende deines Zuges nicht, scheidest du aus.',
    {
      list: [
        'Bis dahin kannst du sie zurückerobern. Geprüft wird ganz am Ende deines Zuges, nach dem Verlegen und nach deiner Karte.',
        `Die Armeen dieses Spielers werden entfernt. Wer die Hauptstadt hält, bekommt die Karten, setzt auf jedes leere Gebiet 1 Armee und verteilt darauf ${SETTLERS} weitere.`,
        'Diese Gebiete bringen keine Karte. Die Karten können ab dem nächsten Zug eingetauscht werden.',
        'Hat der Besitzer der Hauptstadt aufgegeben, setzt niemand Armeen. Die Armeen bleiben und verteidigen nur noch.',
      ],
    },
  ],
  expert: [
    'Du kannst diese Optionen frei kombinieren.',
    {
      list: [
        `Langsame Sätze: Sätze sind ${SETS.slowValues} und so weiter wert, auch nachdem du einen Spieler ausgeschaltet hast.`,
        'Freies Verlegen: Deine erste Verlegung beendet deine Angriffe. Jede Verlegung führt durch eine Kette eigener Gebiete.',
        `Armeelimit: Kein Gebiet hat jemals mehr als ${ARMY_LIMIT} Armeen. Neue Armeen, die nirgends Platz finden, gehen verloren.`,
        'Neu würfeln: Im Angriff darfst du die Karte des angreifenden oder des angegriffenen Gebiets zeigen und 1 deiner Würfel neu würfeln, einmal pro Wurf. Das neue Ergebnis zählt, auch wenn es schlechter ist. Die Karte behältst du. Joker zählen nicht, und der Verteidiger darf nicht neu würfeln.',
        'Feldherr: Einmal pro Zug darfst du 1 deiner Angriffswürfel auf 6 drehen. Würfelst du auch neu, dann zuerst. Die Mindestzahl der nachrückenden Armeen ändert sich nicht.',
      ],
    },
  ],
};
