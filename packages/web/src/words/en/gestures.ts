/** Gestures that save clicks, each taught once. A gesture without a text is not available on that kind of device. */
export const gestures = {
  mouse: {
    placeMany: 'Shift-click to place 5.',
    takeBack: 'Right-click to take 1 back.',
    attackAtOnce: 'No need to confirm: choose where to attack from.',
    drawArrow: 'You can also drag from yours to theirs.',
    attackUntilTaken: 'Double-click the target to attack until taken.',
    marchOn: 'Choose the next target, and your armies move in.',
  },
  touch: {
    placeMany: 'Long-press to place 5.',
    attackAtOnce: 'No need to confirm: tap where to attack from.',
    drawArrow: 'You can also drag from a badge to its target.',
    marchOn: 'Tap the next target, and your armies move in.',
  },
};

export type GestureWords = typeof gestures;
