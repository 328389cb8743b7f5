import type { Words } from '../en/index.ts';

const onOff = { off: 'aus', on: 'an' };

export const editions: Words['editions'] = {
  names: {
    'world-domination': 'Weltherrschaft',
    classic: 'Klassisch 1959',
    capital: 'Hauptquartier',
    'secret-mission': 'Geheime Mission',
    'basic-training': 'Grundausbildung',
    'command-room': 'Kommandoraum',
    'world-conquest': 'Welteroberung',
    simultaneous: 'Schriftliche Befehle',
  },
  about: {
    'world-domination': 'Das Spiel, das die meisten kennen: Erobere die ganze Welt.',
    classic: 'Ein karger, verstreuter Beginn mit einer Armee auf jedem Gebiet; wer übrig bleibt, gewinnt.',
    capital: 'Alle wählen geheim ein Hauptquartier: Halte deines und erobere die der anderen.',
    'secret-mission': 'Alle haben eine Mission, die sonst niemand kennt; die erste erfüllte gewinnt.',
    'basic-training':
      'Eine feste Aufstellung je Farbe und offene Ziele: Nimm drei davon und halte deine Hauptstadt.',
    'command-room':
      'Hauptstädte, Städte und Ziele, die Belohnungen bringen: Nimm drei und halte deine Hauptstadt.',
    'world-conquest': 'Wie Kommandoraum, aber nur die ganze Welt gewinnt.',
    simultaneous:
      'Befehle werden geheim geschrieben und gemeinsam ausgeführt, ohne Würfel; die meisten Punkte gewinnen.',
  },
  options: {
    setup: {
      name: 'Aufstellung',
      about:
        'Wie das Brett gefüllt wird: eins nach dem anderen besetzt, verteilt, oder verteilt und gefüllt.',
      values: {
        claim: 'reihum besetzen',
        deal: 'verteilt, Armeen reihum',
        quick: 'sofort fertig',
      },
    },
    startingSeat: {
      name: 'Erster Zug',
      about: 'Wer den ersten Zug hat.',
      values: { roll: 'der Zufall' },
    },
    defence: {
      name: 'Verteidigung',
      about: 'Immer mit den meisten Würfeln, oder es wird jedes Mal gefragt.',
      values: { most: 'die meisten Würfel', chosen: 'die Verteidigung wählt' },
    },
    capitals: {
      name: 'Hauptstädte',
      about: 'Alle haben eine Hauptstadt. Wer einen Zug ohne sie beendet, scheidet aus.',
      values: onOff,
    },
    short: { name: 'Kurzes Spiel', about: 'Weniger Hauptquartiere genügen zum Sieg.', values: onOff },
    missions: {
      name: 'Missionen',
      about: 'Welche Missionen verteilt werden können.',
      values: { 'us-12': 'zwölf Missionen', 'eu-14': 'vierzehn, zwei mit einem Kontinent nach Wahl' },
    },
    slowSets: {
      name: 'Langsame Sätze',
      about: 'Kartensätze bringen 4, 5, 6 …, statt schneller zu steigen.',
      values: onOff,
    },
    pathFortify: {
      name: 'Freies Verlegen',
      about: 'Beliebig viele Verlegungen am Ende des Zuges, durch eigene Gebiete.',
      values: onOff,
    },
    armyLimit: { name: 'Armeegrenze', about: 'Höchstens 12 Armeen auf einem Gebiet.', values: onOff },
    reRoll: {
      name: 'Neu würfeln',
      about: 'Zeige die Karte eines umkämpften Gebiets und wirf einen Würfel neu.',
      values: onOff,
    },
    commander: {
      name: 'Feldherr',
      about: 'Einmal im Zug darf der Angreifer einen Würfel zur 6 drehen.',
      values: onOff,
    },
  },
};
