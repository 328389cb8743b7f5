import { countBits, LAND_INCOME, NEUTRAL, OWNERS } from '@rubicon/engine';
import type { Situation } from '../sketch/situation.ts';
import { SETS, type Sketch } from '../sketch/sketch.ts';

/** The features of each seat, in the order of the columns; a mean seat has about 0 or 1 of each. */
export const FEATURES = [
  'armies', // logarithm of the share of all armies, 0 when average
  'income', // the same for new armies per turn
  'territories', // the same for territories
  'bonus', // continents held, in mean incomes
  'safe-bonus', // the same, each times the chance that its gates hold
  'growth', // the best part of a continent: bonus times the square of the share of armies in it
  'foothold', // the same by territories
  'cards', // the value of the hand, in mean armies
  'risk', // the share of territories that will probably be lost
  'loss', // the share of armies on them
  'front', // the share of armies next to enemies
  'stack', // the largest army, in mean armies
  'tempo', // how soon it moves, 1 for at once
  'edge', // the share of territories next to enemies
  'prey', // how easily the strongest other seat could eliminate it
  'prize', // the same times its cards
  'lead', // the square of its share of armies and income
  'hunter', // the cards of the seat that is easiest to eliminate, in mean armies
  'goal', // how close it is to another way of winning, 0 to 1
  'goal-near', // the fourth power of that
  'throne', // 1 with the seat's capital safe, 0 without, where capitals matter
  'pressure', // how much stronger enemies are along the front, relative to its armies
  'power', // how much stronger it is than its weakest neighbours, relative to its armies
  'soon', // the share of armies that will probably be lost to seats that move soon
  'rivals', // the number of other seats it borders
  'duel', // 1 with two seats left, less with more: what counts between two does not count among six
] as const;
export const FEATURE_COUNT = FEATURES.length;

const ARMIES = 0;
const INCOME = 1;
const TERRITORIES = 2;
const BONUS = 3;
const SAFE_BONUS = 4;
const GROWTH = 5;
const FOOTHOLD = 6;
const CARDS = 7;
const RISK = 8;
const LOSS = 9;
const FRONT = 10;
const STACK = 11;
const TEMPO = 12;
const EDGE = 13;
const PREY = 14;
const PRIZE = 15;
const LEAD = 16;
const HUNTER = 17;
const GOAL = 18;
const GOAL_NEAR = 19;
const THRONE = 20;
const PRESSURE = 21;
const POWER = 22;
const SOON = 23;
const RIVALS = 24;
const DUEL = 25;

// Scratch columns, by owner or by territory, reused by every survey.
const armies = new Float64Array(OWNERS);
const income = new Float64Array(OWNERS);
const bonus = new Float64Array(OWNERS);
const safeBonus = new Float64Array(OWNERS);
const growth = new Float64Array(OWNERS);
const foothold = new Float64Array(OWNERS);
const atRisk = new Float64Array(OWNERS);
const armiesAtRisk = new Float64Array(OWNERS);
const front = new Float64Array(OWNERS);
const stack = new Float64Array(OWNERS);
const edge = new Float64Array(OWNERS);
const pressure = new Float64Array(OWNERS);
const power = new Float64Array(OWNERS);
const soon = new Float64Array(OWNERS);
const rivals = new Int32Array(OWNERS); // as bits
const worth = new Float64Array(OWNERS);
const throne = new Float64Array(OWNERS);
const inRegion = new Float64Array(OWNERS); // armies
const count = new Float64Array(OWNERS);
const risk = new Float64Array(60);

const NEUTRAL_BIT = 1 << NEUTRAL;

/** Fills in the features of every seat that is in the game: a row of FEATURE_COUNT cells for each. */
export function survey(situation: Situation, sketch: Sketch, rows: Float64Array): void {
  armies.fill(0);
  bonus.fill(0);
  safeBonus.fill(0);
  growth.fill(0);
  foothold.fill(0);
  atRisk.fill(0);
  armiesAtRisk.fill(0);
  front.fill(0);
  stack.fill(0);
  edge.fill(0);
  pressure.fill(0);
  power.fill(0);
  soon.fill(0);
  rivals.fill(0);
  surveyTerritories(situation, sketch);
  surveyRegions(situation, sketch);
  fillRows(situation, sketch, rows);
}

function surveyTerritories({ geography, capitals, order }: Situation, { owner, armies: on }: Sketch): void {
  const { neighbours, size } = geography;
  for (let t = 0; t < size; t++) {
    const seat = owner[t];
    if (seat < 0) continue;
    const own = on[t];
    armies[seat] += own;
    let threat = 0;
    let weakest = own;
    let enemies = 0;
    let by = seat;
    const around = neighbours[t];
    for (let i = 0; i < around.length; i++) {
      const n = around[i];
      const other = owner[n];
      if (other === seat) continue;
      enemies |= 1 << other;
      if (on[n] < weakest) weakest = on[n];
      if (other >= 0 && other !== NEUTRAL && on[n] - 1 > threat) {
        threat = on[n] - 1;
        by = other;
      }
    }
    let falls = 0;
    if (enemies !== 0) {
      edge[seat]++;
      front[seat] += own;
      const strong = threat * threat;
      if (strong > 0) falls = strong / (strong + 1.5 * own * own); // a territory just taken may be empty
      atRisk[seat] += falls;
      armiesAtRisk[seat] += falls * own;
      if (threat > 0) soon[seat] += falls * own * order[by];
      if (threat > own) pressure[seat] += threat - own;
      power[seat] += own - weakest;
      rivals[seat] |= enemies;
    }
    risk[t] = falls;
    if (own > stack[seat]) stack[seat] = own;
  }
  for (let s = 0; s < capitals.length; s++) {
    const at = capitals[s];
    throne[s] = at >= 0 && owner[at] === s ? 1 - risk[at] : 0;
  }
}

function surveyRegions({ geography }: Situation, { owner, armies: on }: Sketch): void {
  const { regions } = geography;
  for (let r = 0; r < regions.length; r++) {
    const { members, gates, bonus: reward } = regions[r];
    const first = owner[members[0]];
    let isWhole = first >= 0;
    for (let i = 1; isWhole && i < members.length; i++) isWhole = owner[members[i]] === first;
    if (isWhole) {
      let holds = 1;
      for (let i = 0; i < gates.length; i++) holds *= 1 - risk[gates[i]];
      bonus[first] += reward;
      safeBonus[first] += reward * holds;
      continue;
    }
    inRegion.fill(0);
    count.fill(0);
    let all = 0;
    for (let i = 0; i < members.length; i++) {
      const t = members[i];
      all += on[t];
      if (owner[t] < 0) continue;
      inRegion[owner[t]] += on[t];
      count[owner[t]]++;
    }
    if (all === 0) continue;
    for (let s = 0; s < NEUTRAL; s++) {
      if (count[s] === 0) continue;
      const byArmies = inRegion[s] / all;
      const byLand = count[s] / members.length;
      growth[s] += reward * byArmies * byArmies;
      foothold[s] += reward * byLand * byLand;
    }
  }
}

function fillRows(situation: Situation, sketch: Sketch, rows: Float64Array): void {
  const { seats, isIn, order, capitals, prices, extraIncome } = situation;
  const { territories, hand } = sketch;
  let allArmies = 0;
  let allIncome = 0;
  let allTerritories = 0;
  let players = 0;
  let strongest = 0;
  let second = 0;
  const setWorth = situation.setWorth[Math.floor(sketch.counts[SETS]) - situation.sets];
  for (let s = 0; s < seats; s++) {
    income[s] = 0;
    if (!isIn[s] || territories[s] === 0) continue;
    players++;
    income[s] = Math.max(LAND_INCOME.least, territories[s] / LAND_INCOME.territories) + bonus[s];
    if (extraIncome !== undefined) income[s] += extraIncome(sketch, s);
    const cards = hand[s];
    worth[s] = setWorth * situation.handShape[cards > 12 ? 12 : Math.round(cards)];
    allArmies += armies[s];
    allIncome += income[s];
    allTerritories += territories[s];
    if (armies[s] > strongest) {
      second = strongest;
      strongest = armies[s];
    } else if (armies[s] > second) second = armies[s];
  }
  if (players === 0) return;
  const meanArmies = allArmies / players + 0.001;
  const meanIncome = allIncome / players + 0.001;
  const meanTerritories = allTerritories / players;
  for (let s = 0; s < seats; s++) {
    const row = s * FEATURE_COUNT;
    if (!isIn[s] || territories[s] === 0) continue;
    const own = armies[s] + 0.001;
    const other = armies[s] === strongest ? second : strongest;
    const cost = own + territories[s];
    const prey = 1 / (1 + ((cost / (other + 1)) * cost) / (other + 1));
    let best = 0;
    for (let v = 0; v < seats; v++) {
      if (v === s || !isIn[v] || territories[v] === 0) continue;
      const ratio = (armies[v] + territories[v]) / own;
      const gain = worth[v] / meanArmies / (1 + ratio * ratio);
      if (gain > best) best = gain;
    }
    rows[row + ARMIES] = Math.log(own / meanArmies);
    rows[row + INCOME] = Math.log(income[s] / meanIncome);
    rows[row + TERRITORIES] = Math.log(territories[s] / meanTerritories);
    rows[row + BONUS] = bonus[s] / meanIncome;
    rows[row + SAFE_BONUS] = safeBonus[s] / meanIncome;
    rows[row + GROWTH] = growth[s] / meanIncome;
    rows[row + FOOTHOLD] = foothold[s] / meanIncome;
    rows[row + CARDS] = worth[s] / meanArmies;
    rows[row + RISK] = atRisk[s] / territories[s];
    rows[row + LOSS] = armiesAtRisk[s] / own;
    rows[row + FRONT] = front[s] / own;
    rows[row + STACK] = stack[s] / meanArmies;
    rows[row + TEMPO] = order[s];
    rows[row + EDGE] = edge[s] / territories[s];
    rows[row + PREY] = prey;
    rows[row + PRIZE] = (prey * worth[s]) / meanArmies;
    rows[row + LEAD] = (own / allArmies) * (income[s] / allIncome) * players;
    rows[row + HUNTER] = best;
    rows[row + GOAL] = 0;
    rows[row + GOAL_NEAR] = 0;
    if (prices !== undefined) fillGoal(prices(sketch, s), own, rows, row);
    rows[row + THRONE] = s < capitals.length ? throne[s] : 0;
    rows[row + PRESSURE] = pressure[s] / own;
    rows[row + POWER] = power[s] / own;
    rows[row + SOON] = soon[s] / own;
    rows[row + RIVALS] = countBits(rivals[s] & (NEUTRAL_BIT - 1)) / players;
    rows[row + DUEL] = 2 / players;
  }
}

/** A seat is more likely to have a goal that it is close to. */
function fillGoal(prices: Float64Array, own: number, rows: Float64Array, row: number): void {
  let all = 0;
  let goal = 0;
  let goalNear = 0;
  for (let i = 0; i < prices.length; i++) {
    const near = own / (own + 1.3 * prices[i]);
    const square = near * near;
    all += near;
    goal += square;
    goalNear += near * square * square;
  }
  if (all === 0) return;
  rows[row + GOAL] = goal / all;
  rows[row + GOAL_NEAR] = goalNear / all;
}
