/** The first-game guide: the next step and the reason for it. */
export const guide = {
  title: 'Your first game',
  close: 'Close guide',
  steps: {
    waiting:
      'The other players are moving. Watch the arrows and the log. The player list shows who is growing.',
    review:
      'All sheets are revealed at once. Step through the results, or skip them: the log keeps everything.',
    claim:
      'Claim territories next to each other, so that you have few borders to defend. Small continents are the easiest to hold.',
    place:
      'New armies! Choose a glowing territory to place 1, or Shift-click it for 5. Build up next to weak neighbours.',
    placeByTouch:
      'New armies! Tap a glowing territory to place 1, or long-press it for 5. Build up next to weak neighbours.',
    placed: 'All armies are placed. Confirm with the large button, or just choose where to attack from.',
    confirm: 'All armies are placed. Confirm with the large button.',
    trade: 'You can trade in cards for armies. 3 alike, 3 different, or any 2 with a wild card make a set.',
    tradeStars:
      'You can trade in cards for armies: choose any cards, only their stars count. More stars at once are worth more per star.',
    attackFrom:
      'Attack: choose one of your glowing territories, then a neighbour. Capture at least 1 territory every turn to earn a card.',
    attackNone:
      'None of your territories can attack: you need 2 armies next to an enemy. Fortify, or end your turn.',
    watching:
      'Your move is being carried out. In a battle the highest dice are compared first, then the second highest; ties go to the defender.',
    battle: 'This is your win chance. Attack when it is well above 50%.',
    occupy: 'Captured! Move most of your armies to where your enemies are.',
    fortify: 'Last step: move armies from the rear to the front, or end your turn.',
    deploy:
      'Deploy your first troops on your territories, then confirm. All players deploy in secret and are revealed together.',
    order:
      'Write orders: deploy troops, then drag from one of your territories to a neighbour. All sheets are revealed together.',
    bid: 'Bid tokens in secret for the glowing territories. The highest bid wins them all.',
    other: 'Follow the prompt below. The territories you can choose glow.',
    buttons: 'Follow the prompt below, then press a button.',
  },
};
