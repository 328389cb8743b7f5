import type { ProofWords } from '../en/proof.ts';

export const proof: ProofWords = {
  title: 'Nachweis der Würfel',
  checking: 'Jeder Wurf wird geprüft …',
  unchecked: 'Die Aufzeichnung konnte nicht geprüft werden.',
  again: 'Noch einmal prüfen',
  notOver: 'Das Spiel läuft noch. Komm wieder, wenn es vorbei ist.',
  verified: 'Würfel geprüft: Niemand konnte sie bestimmen.',
  consistent: 'Die Aufzeichnung ist stimmig und passt zu dem, was du gesehen hast.',
  wrong: 'Die Aufzeichnung des Servers ist falsch.',
  details: 'Was bewiesen ist, und was nicht',
  provenDice:
    'Jeder Spielzug ist erlaubt, und jeder Wurf folgt aus dem Geheimnis des Servers und den Teilen der Mitspieler.',
  provenSeed: 'Das Geheimnis ist das vor dem Spiel zugesagte, und dein Teil steckt in den Würfeln.',
  provenLines: (n) =>
    n === 1
      ? 'Der Spielzug, der dir gezeigt wurde, steht unverändert in der Aufzeichnung.'
      : `Alle ${n} Spielzüge, die dir gezeigt wurden, stehen unverändert in der Aufzeichnung.`,
  replayed: (n) =>
    n === 1
      ? '1 Spielzug wurde nach älteren Regeln gespielt: Seine Würfel sind geprüft, seine Regeln nicht.'
      : `${n} Spielzüge wurden nach älteren Regeln gespielt: Ihre Würfel sind geprüft, ihre Regeln nicht.`,
  notProvenSeed:
    'Nicht bewiesen: dass das Geheimnis das vor dem Spiel zugesagte ist. Dieser Browser war beim Start nicht dabei oder hat ihn vergessen.',
  notProven:
    'Nicht bewiesen: dass der Betreiber die Würfel nicht vorher kannte. Ändern konnte er sie nicht mehr, kennen schon.',
  rolls: 'Jeder Wurf, und wie man ihn berechnet',
  shareMoment: 'Link zu diesem Moment kopieren',
  allRolls: (n) =>
    n === 1
      ? 'Der Wurf folgt aus dem Geheimnis und den Teilen.'
      : `Alle ${n} Würfe folgen aus dem Geheimnis und den Teilen.`,
  thirdParty:
    'Dein Browser hat das gerade aus der Aufzeichnung des Spiels berechnet. Nur die Mitspieler können wissen, dass das Geheimnis vor dem Spiel zugesagt war.',
  secret: 'Geheimnis des Servers, nach dem Spiel aufgedeckt',
  seedOf: (name) => `Teil von ${name}`,
  key: 'Schlüssel: HMAC-SHA-256 des Geheimnisses über Spiel und Teile',
  formula:
    'Wurf i sind die ersten 32 Bit von HMAC-SHA-256(Schlüssel; i, Versuch) modulo der Zahl der möglichen Ergebnisse. Zahlen, die manche Ergebnisse bevorzugen würden, werden übersprungen: Dann zählt der nächste Versuch.',
  rollsTitle: 'Würfe',
  index: 'i',
  move: 'Spielzug',
  number: '32 Bit',
  below: 'von',
  value: 'Rest',
  attempt: (n) => `Versuch ${n}`,
  more: 'Mehr zeigen',
  fault: (line) => `Der erste Fehler ist in Zeile ${line} der Aufzeichnung.`,
  contradictions: {
    'other-game': 'Es ist die Aufzeichnung eines anderen Spiels.',
    'not-fair': 'Sie benutzt nicht die vereinbarten Würfel.',
    'commitment-changed': 'Der Server hat ein anderes Geheimnis benutzt als zugesagt.',
    'seed-added': 'Ein nicht angekündigter Teil der Würfel kam dazu.',
    'seed-dropped': 'Der Teil eines Mitspielers fehlt.',
    'seed-changed': 'Der Teil eines Mitspielers wurde verändert.',
    'key-added': 'Die Würfel wurden ohne dich neu vereinbart.',
    'attempt-hidden': 'Ein gescheiterter Start, den du gesehen hast, fehlt.',
    'secret-reused': 'Der Server hat ein Geheimnis noch einmal benutzt, das schon bekannt war.',
    'line-changed': 'Ein Spielzug ist anders als der, der dir gezeigt wurde.',
    'line-missing': 'Ein Spielzug, der dir gezeigt wurde, fehlt.',
  },
};
