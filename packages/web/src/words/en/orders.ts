const troops = (n: number): string => (n === 1 ? '1 troop' : `${n} troops`);

/** Written orders: what is asked, the sheet, and what became of it. */
export const orders = {
  troops,
  bid: (names: string) => `Bid in secret for ${names}. The highest bid wins them all.`,
  bidSend: (n: number) => (n === 1 ? 'Bid 1 token' : `Bid ${n} tokens`),
  convert: (least: number, most: number) =>
    `You have won no lot: turn ${least === most ? most : `${least} to ${most}`} of your objectives into starting territories.`,
  convertSend: (n: number) => (n === 1 ? 'Turn 1 objective' : `Turn ${n} objectives`),
  deploy: (n: number) => `Place ${troops(n)} in secret to begin with.`,
  deploySend: 'Place the first troops',
  order: (n: number) => `Write your orders: ${troops(n)} to deploy, then moves.`,
  moveFrom: 'Moves: choose where troops come from, or drag from one territory to a neighbour.',
  moveTo: (name: string) => `From ${name}: choose a neighbour.`,
  moveWritten: (line: string) => `On the sheet: ${line}. Change the number, or write the next order.`,
  toolDeploy: 'Deploy',
  toolMove: 'Move',
  tools: 'What a click writes',
  cash: (name: string, n: number) => `Cash in ${name} (+${n})`,
  cashTitle: 'Objectives to cash in',
  cashFor: (n: number) => `Cash in (+${n}):`,
  sheet: 'Your sheet',
  sheetEmpty: 'Nothing is written yet.',
  remove: (text: string) => `Take out: ${text}`,
  deployLine: (n: number, name: string) => `${n} on ${name}`,
  deployWay: (name: string) => `on ${name}`,
  moveLine: (n: number, from: string, to: string) => `${n} from ${from} to ${to}`,
  moveWay: (from: string, to: string) => `from ${from} to ${to}`,
  lineCount: (text: string) => `Troops ${text}`,
  supply: (n: number, losses: string) =>
    n === 1
      ? `Supply: your one territory feeds 1 troop. When the round ends you lose ${losses}.`
      : `Supply: with ${n} territories no more than ${n} troops stay on each. When the round ends you lose ${losses}.`,
  supplyLine: (n: number, name: string) => `${n} on ${name}`,
  supplyNote: (n: number) => `supply takes ${n} when the round ends`,
  commit: 'Commit the orders',
  commitSure: (n: number) => `${troops(n)} not deployed would be lost. Commit anyway?`,
  review: 'What happened, step by step',
  reviewNext: 'Next',
  reviewBack: 'Back',
  reviewSkip: 'Skip all',
  reviewEnd: 'Go on',
  reviewStep: (n: number, of: number) => `${n} of ${of}`,
};
