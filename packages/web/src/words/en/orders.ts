const troops = (n: number): string => (n === 1 ? '1 troop' : `${n} troops`);

/** Prompts, the sheet and the review of written orders. */
export const orders = {
  troops,
  bid: (names: string) => `Bid in secret for ${names}. The highest bid wins them all.`,
  bids: (list: string) => `Bids: ${list}.`,
  lotsLeft: (n: number) => (n === 0 ? 'This is the last lot.' : n === 1 ? '1 more lot.' : `${n} more lots.`),
  bidSend: (n: number) => (n === 1 ? 'Bid 1 token' : `Bid ${n} tokens`),
  convert: (least: number, most: number) =>
    `You won no lot: convert ${least === most ? most : `${least} to ${most}`} of your objectives into starting territories.`,
  convertSend: (n: number) => (n === 1 ? 'Convert 1 objective' : `Convert ${n} objectives`),
  deploy: (n: number) => `Deploy your first ${troops(n)} in secret.`,
  deploySend: 'Deploy troops',
  order: (n: number) => `Write your orders: deploy ${troops(n)}, then move.`,
  moveFrom: 'Move: choose a territory to move from, or drag from it to a neighbour.',
  moveTo: (name: string) => `Move from ${name}: choose a neighbour.`,
  moveWritten: (line: string) => `Order added: ${line}. Change the number, or write the next order.`,
  toolDeploy: 'Deploy',
  toolMove: 'Move',
  tools: 'Type of order',
  cash: (name: string, n: number) => `Cash in ${name} (+${n})`,
  cashTitle: 'Objectives to cash in',
  cashFor: (n: number) => `Cash in (+${n}):`,
  sheet: 'Your sheet',
  sheetEmpty: 'No orders yet.',
  remove: (text: string) => `Remove: ${text}`,
  deployLine: (n: number, name: string) => `${n} on ${name}`,
  deployLabel: (name: string) => `on ${name}`,
  moveLine: (n: number, from: string, to: string) => `${n} from ${from} to ${to}`,
  moveLabel: (from: string, to: string) => `from ${from} to ${to}`,
  lineCount: (text: string) => `Troops ${text}`,
  supply: (n: number, losses: string) =>
    n === 1
      ? `Supply: with 1 territory you can keep 1 troop. At the end of the round you lose ${losses}.`
      : `Supply: with ${n} territories you can keep ${n} troops on each. At the end of the round you lose ${losses}.`,
  supplyLine: (n: number, name: string) => `${n} on ${name}`,
  supplyNote: (n: number) => `supply removes ${n} at the end of the round`,
  commit: 'Commit orders',
  confirmCommit: (n: number) => `You will lose ${troops(n)} that you have not deployed. Commit anyway?`,
  placed: (list: string) => `Troops placed: ${list}.`,
  review: 'Results, step by step',
  reviewNext: 'Next',
  reviewBack: 'Back',
  reviewSkip: 'Skip all',
  reviewEnd: 'Continue',
  reviewStep: (n: number, of: number) => `${n} of ${of}`,
};
