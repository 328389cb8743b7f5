import type { GestureWords } from '../en/gestures.ts';

/** Gestures that save clicks, each taught once. A gesture without a text is not available on that kind of device. */
export const gestures: GestureWords = {
  mouse: {
    placeMany: 'Klick mit Umschalttaste setzt 5.',
    takeBack: 'Ein Rechtsklick nimmt 1 zurück.',
    attackAtOnce: 'Du musst nicht bestätigen: Wähle, von wo du angreifst.',
    drawArrow: 'Du kannst auch von dir zum Gegner ziehen.',
    attackUntilTaken: 'Ein Doppelklick auf das Ziel greift bis zur Eroberung an.',
    marchOn: 'Wähle das nächste Ziel, und deine Armeen rücken nach.',
  },
  touch: {
    placeMany: 'Ein langer Druck setzt 5.',
    attackAtOnce: 'Du musst nicht bestätigen: Tippe an, von wo du angreifst.',
    drawArrow: 'Du kannst auch von einer Marke zum Ziel ziehen.',
    marchOn: 'Tippe das nächste Ziel an, und deine Armeen rücken nach.',
  },
};
