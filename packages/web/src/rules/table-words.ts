export type TableId =
  | 'deal'
  | 'armies'
  | 'bonuses'
  | 'sets'
  | 'stars'
  | 'dice'
  | 'headquarters'
  | 'missions'
  | 'objectives'
  | 'rewards'
  | 'orders'
  | 'combat'
  | 'charts'
  | 'chartArmies';

/** Captions, headings and phrases of the tables. */
export interface TableWords {
  readonly captions: Readonly<Record<TableId, string>>;
  readonly players: string;
  readonly territoriesEach: string;
  readonly armiesEach: string;
  readonly continent: string;
  readonly territories: string;
  readonly bonus: string;
  readonly set: string;
  readonly armies: string;
  readonly afterwards: string;
  readonly stars: string;
  readonly diceRolled: string;
  readonly armiesNeeded: string;
  readonly attacker: (dice: number) => string;
  readonly defender: (dice: number) => string;
  readonly orMore: (armies: number) => string;
  readonly headquarters: string;
  readonly short: string;
  readonly mission: string;
  readonly deck: (missions: number) => string;
  readonly destroy: (colour: string) => string;
  readonly isIn: string;
  readonly objective: string;
  readonly reward: string;
  readonly kind: string;
  readonly minor: string;
  readonly major: string;
  readonly rounds: string;
  readonly firstTroops: string;
  readonly objectives: string;
  readonly lots: string;
  readonly enter: string;
  readonly against: string;
  readonly left: string;
  readonly ofAttacker: (troops: number) => string;
  readonly ofDefender: (troops: number) => string;
  readonly ofNobody: string;
  readonly colour: string;
  readonly capital: string;
  readonly playersOf: (players: number) => string;
  readonly either: (least: number, most: number) => string;
}
