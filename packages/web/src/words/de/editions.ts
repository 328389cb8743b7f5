import type { Words } from '../en/index.ts';

const onOff = { off: 'aus', on: 'an' };

export const editions: Words['editions'] = {
  names: {
    'world-domination': 'Weltherrschaft',
    classic: 'Klassisch 1959',
    capital: 'Hauptquartier',
    'secret-mission': 'Geheimer Auftrag',
    'basic-training': 'Grundausbildung',
    'command-room': 'Kommandoraum',
    'world-conquest': 'Welteroberung',
    simultaneous: 'Schriftliche Befehle',
  },
  about: {
    'world-domination': 'Die bekannteste Variante: Erobere die ganze Welt.',
    classic: 'Die Gebiete werden verteilt, mit je 1 Armee. Wer übrig bleibt, gewinnt.',
    capital: 'Alle wählen geheim ein Hauptquartier. Halte deines und erobere die anderen.',
    'secret-mission': 'Alle haben einen geheimen Auftrag. Wer seinen zuerst erfüllt, gewinnt.',
    'basic-training': 'Fester Aufbau und offene Ziele. Nimm 3 und halte deine Hauptstadt.',
    'command-room': 'Hauptstädte, Städte und Ziele mit Belohnungen. Nimm 3 Ziele und halte deine Hauptstadt.',
    'world-conquest': 'Wie Kommandoraum, aber du musst die ganze Welt erobern.',
    simultaneous:
      'Alle schreiben geheim Befehle. Sie werden gemeinsam ausgeführt, ohne Würfel. Wer die meisten Punkte hat, gewinnt.',
  },
  options: {
    setup: {
      name: 'Aufbau',
      about: 'Gebiete reihum besetzen, verteilen oder samt allen Armeen automatisch verteilen.',
      values: {
        claim: 'reihum besetzen',
        deal: 'verteilen, Armeen reihum setzen',
        quick: 'automatisch',
      },
    },
    startingSeat: {
      name: 'Erster Zug',
      about: 'Wer den ersten Zug hat.',
      values: { roll: 'wird ausgewürfelt' },
    },
    defence: {
      name: 'Verteidigung',
      about: 'Der Verteidiger nimmt immer die meisten Würfel oder wählt jedes Mal.',
      values: { most: 'die meisten Würfel', chosen: 'Verteidiger wählt' },
    },
    capitals: {
      name: 'Hauptstädte',
      about: 'Alle haben eine Hauptstadt. Wer seinen Zug ohne sie beendet, scheidet aus.',
      values: onOff,
    },
    short: { name: 'Kurzes Spiel', about: 'Weniger Hauptquartiere genügen zum Sieg.', values: onOff },
    missions: {
      name: 'Aufträge',
      about: 'Die Aufträge im Stapel.',
      values: { 'us-12': '12 Aufträge', 'eu-14': '14 Aufträge, 2 mit einem Kontinent nach Wahl' },
    },
    slowSets: {
      name: 'Langsame Sätze',
      about: 'Sätze bringen 4, 5, 6 … Armeen, statt schneller zu steigen.',
      values: onOff,
    },
    pathFortify: {
      name: 'Freies Verlegen',
      about: 'Verlege, sooft du willst, durch deine eigenen Gebiete.',
      values: onOff,
    },
    armyLimit: { name: 'Armeelimit', about: 'Höchstens 12 Armeen auf einem Gebiet.', values: onOff },
    reRoll: {
      name: 'Neu würfeln',
      about: 'Zeige die Karte eines umkämpften Gebiets und würfle 1 Würfel neu.',
      values: onOff,
    },
    commander: {
      name: 'Feldherr',
      about: 'Einmal pro Zug darf der Angreifer 1 Würfel auf 6 drehen.',
      values: onOff,
    },
  },
};
