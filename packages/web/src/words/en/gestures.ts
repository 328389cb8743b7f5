/** Gestures that save clicks, each taught once; a gesture without a text does not exist on such a device. */
export const gestures = {
  mouse: {
    placeMany: 'Shift and a click place 5.',
    takeBack: 'A right click takes 1 back.',
    attackAtOnce: 'No need to confirm: choose where to attack from.',
    drawArrow: 'You can also draw an arrow from yours to theirs.',
    attackUntilTaken: 'A double click on the target attacks until taken.',
    marchOn: 'Choose the next target, and your armies move in.',
  },
  touch: {
    placeMany: 'A long press places 5.',
    attackAtOnce: 'No need to confirm: tap where to attack from.',
    drawArrow: 'You can also drag from a badge to its target.',
    marchOn: 'Tap the next target, and your armies move in.',
  },
};

export type GestureWords = typeof gestures;
