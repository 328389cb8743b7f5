/** The first-game guide: what to do now, and why. */
export const guide = {
  title: 'Your first game',
  close: 'Close the guide',
  steps: {
    waiting: 'The others move now. Watch the arrows and the log; the table on the side shows who grows.',
    claim:
      'Take territories that lie together, so that you have few borders to guard. Small continents are the easiest to hold.',
    place:
      'New armies. Click a territory that glows to put one there, hold Shift or press long for five. Strong armies next to weak neighbours win.',
    trade:
      'Three cards can make a set: three alike, three different, or two with a wild card. Sets are worth more and more.',
    attackFrom:
      'Attack: click one of your glowing territories with at least two armies, then a neighbour. Take at least one territory a turn: it brings a card.',
    battle: 'The chance to take it is shown before you roll. Attack when it is well above one half.',
    occupy: 'You took it! Move most of your armies to where enemies border.',
    fortify: 'One last move: bring armies from behind to the front, or end your turn.',
    order:
      'Write orders: deploy troops, then drag from one of your territories to a neighbour. All sheets are opened together.',
    bid: 'Bid tokens in secret for the territories that are lit. Whoever bids most gets them.',
    other: 'Do what the line below asks; everything that can be chosen glows.',
  },
};
