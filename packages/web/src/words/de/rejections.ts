import type { Words } from '../en/index.ts';

const armies = (n: number): string => (n === 1 ? '1 Armee' : `${n} Armeen`);
const dice = (n: number): string => (n === 1 ? '1 Würfel' : `${n} Würfeln`);

/** The allowed numbers: `2`, `1 oder 2`, `1 bis 5`. */
function range({ least, most }: { readonly least: number; readonly most: number }): string {
  if (most <= least) return String(most);
  return most === least + 1 ? `${least} oder ${most}` : `${least} bis ${most}`;
}

export const rejections: Words['rejections'] = {
  'unknown-command': () => 'Diesen Spielzug gibt es hier nicht.',
  'game-over': () => 'Das Spiel ist zu Ende.',
  'host-only': () => 'Das kann nur die Spielleitung.',
  'unknown-seat': ({ seat }) => `Platz ${seat} gibt es in diesem Spiel nicht.`,
  'seat-out': ({ seat }) => `${seat} ist ausgeschieden.`,
  'not-your-turn': ({ toAct }) => `Du bist nicht am Zug. Warten auf ${toAct}.`,
  'wrong-phase': ({ phase }) => `Das geht jetzt nicht. ${phase}`,
  'not-the-default': ({ seat, command }) => `Der Standard für ${seat} ist „${command}“.`,
  'unknown-territory': ({ territory }) => `Ein Gebiet „${territory}“ gibt es nicht.`,
  'armies-out-of-range': ({ armies: n, ...allowed }) =>
    `Hier geht es nicht mit ${armies(n)}; wähle ${range(allowed)}.`,
  'draw-offered': ({ by }) => `${by} hat schon ein Unentschieden angeboten.`,
  'no-draw-offered': () => 'Niemand hat ein Unentschieden angeboten.',
  'draw-agreed': () => 'Du hast dem Unentschieden schon zugestimmt.',
  'not-yours': ({ territory }) => `${territory} gehört dir nicht.`,
  'already-claimed': ({ territory }) => `${territory} ist schon besetzt.`,
  'unknown-colour': ({ colour }) => `Eine Farbe „${colour}“ gibt es nicht.`,
  'colour-taken': ({ colour }) => `${colour} ist vergeben.`,
  'not-vacated': ({ territory }) =>
    `${territory} gehörte nicht dem gestürzten Spieler; wähle eines seiner Gebiete.`,
  'nothing-to-place': () => 'Du hast keine Armeen zu setzen.',
  'no-places': () => 'Wähle mindestens ein Gebiet.',
  'not-the-rest': ({ armies: n, neutral }) =>
    neutral === 0
      ? `Setze alles, was du noch hast: ${armies(n)}.`
      : `Setze alles, was du noch hast: ${armies(n)}, dazu ${neutral} neutrale.`,
  'must-trade': ({ cards }) => `Du hast ${cards} Karten; tausche zuerst einen Satz ein.`,
  'armies-to-place': ({ armies: n }) => `Setze zuerst deine ${armies(n)}.`,
  'trading-closed': () => 'Du kannst jetzt keine Karten eintauschen.',
  'not-your-card': ({ card }) => `Die Karte ${card} gehört dir nicht.`,
  'not-a-set': ({ cards, stars, least = 0, most = 0 }) =>
    stars === undefined
      ? `${cards} sind kein Satz.`
      : `${cards}: ${stars === 1 ? '1 Stern' : `${stars} Sterne`}. Tausche ${range({ least, most })} Sterne ein.`,
  'wrong-extra': ({ extra, extras }) =>
    extras === ''
      ? `${extra} kann die zusätzlichen Armeen nicht bekommen: Keine der Karten zeigt eines deiner Gebiete.`
      : `${extra} kann die zusätzlichen Armeen nicht bekommen; wähle ${extras}.`,
  'card-shows-neither': ({ card, from, to }) => `Die Karte ${card} zeigt weder ${from} noch ${to}.`,
  'no-such-die': ({ die, dice: thrown }) => `Unter ${thrown} gibt es keine ${die}, die geändert werden kann.`,
  'unknown-objective': ({ objective }) => `Ein Ziel „${objective}“ gibt es nicht.`,
  'objective-not-open': ({ objective }) => `Das Ziel „${objective}“ ist nicht offen.`,
  'objective-not-reached': ({ objective }) => `Du erfüllst das Ziel „${objective}“ nicht.`,
  'objective-taken': () => 'Du kannst pro Zug nur 1 Ziel nehmen.',
  'own-territory': ({ territory }) => `${territory} gehört dir schon.`,
  'not-adjacent': ({ from, to }) => `${from} grenzt nicht an ${to}.`,
  'not-connected': ({ from, to }) => `Deine Gebiete verbinden ${from} nicht mit ${to}.`,
  'same-territory': ({ territory }) => `Von ${territory} nach ${territory} kann nichts ziehen.`,
  'no-room': ({ territory, most }) => `${territory} ist voll: Ein Gebiet fasst höchstens ${armies(most)}.`,
  'moved-already': () => 'Du hast in diesem Zug schon Armeen verlegt.',
  'one-move-only': () => 'Du darfst in diesem Zug nur einmal verlegen.',
  'moves-out-of-range': ({ moves, ...allowed }) =>
    `${moves === 1 ? '1 Verlegung ist' : `${moves} Verlegungen sind`} nicht erlaubt, nur ${range(allowed)}.`,
  'too-few-armies': ({ territory, armies: n }) =>
    `${territory} hat ${armies(n)}; zum Angreifen oder Verlegen brauchst du 2.`,
  'dice-out-of-range': ({ dice: n, ...allowed }) =>
    `Mit ${dice(n)} geht es nicht; würfle mit ${range(allowed)}.`,
  'stop-out-of-range': ({ stopAt, ...allowed }) =>
    `Der Angriff kann nicht bei ${stopAt} aufhören; wähle ${range(allowed)}.`,
  'tokens-out-of-range': ({ tokens, ...allowed }) =>
    `Du kannst nicht ${tokens} bieten; biete ${range(allowed)}.`,
  'objectives-out-of-range': ({ objectives, ...allowed }) =>
    `Du kannst nicht ${objectives} umwandeln; wähle ${range(allowed)}.`,
  'not-an-objective': ({ territory }) => `${territory} ist keines deiner Ziele.`,
  'named-twice': ({ territory }) => `${territory} ist zweimal genannt.`,
  'too-many-entries': ({ entries, most }) =>
    `${entries} Befehle passen nicht auf ein Blatt; schreibe höchstens ${most}.`,
  'unknown-type': ({ type }) => `Einen Spielzug „${type}“ gibt es nicht.`,
  'bad-field': ({ type, field }) => `Im Spielzug „${type}“ fehlt „${field}“ oder ist falsch.`,
};
