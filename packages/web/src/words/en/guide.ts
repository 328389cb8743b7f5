/** The first-game guide: what to do now, and why. */
export const guide = {
  title: 'Your first game',
  close: 'Close the guide',
  steps: {
    waiting:
      'The others are playing. Watch the arrows and the log; the list of players shows who is growing.',
    review:
      'All sheets were opened at once. Go through what came of them, step by step, or skip it: the log keeps it.',
    claim:
      'Take territories that lie together, so that you have few borders to guard. Small continents are the easiest to hold.',
    place:
      'New armies! Choose a glowing territory to put one there; with Shift, or a long press, five. Be strong next to weak neighbours.',
    placed: 'All are placed. You can still change it; the large button sends them.',
    trade:
      'You can trade cards for armies. Three alike, three different, or any two with a wild card make a set.',
    attackFrom:
      'Attack: choose one of your glowing territories, then a neighbour. Take at least one territory every turn: it brings a card.',
    battle: 'Here is your chance of taking it. Attack when it is well above one half.',
    occupy: 'You took it! Move most of your armies to where your enemies are.',
    fortify: 'One last move: bring armies from the rear to the front, or end your turn.',
    order:
      'Write orders: deploy troops, then drag from one of your territories to a neighbour. All sheets are opened together.',
    bid: 'Bid tokens in secret for the territories that are lit. Whoever bids most gets them.',
    other: 'Do what the line below asks. Everything you can choose glows.',
  },
};
