import type { Words } from '../en/index.ts';
import { about } from './about.ts';
import { actions } from './actions.ts';
import { board } from './board.ts';
import { common } from './common.ts';
import { editions } from './editions.ts';
import { game } from './game.ts';
import { goals } from './goals.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { log } from './log.ts';
import { orders } from './orders.ts';
import { rejections } from './rejections.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { story } from './story.ts';

export const de: Words = {
  about,
  actions,
  board,
  common,
  editions,
  game,
  goals,
  guide,
  home,
  log,
  orders,
  rejections,
  rules,
  settings,
  story,
};
