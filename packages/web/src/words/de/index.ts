import type { Words } from '../en/index.ts';
import { about } from './about.ts';
import { actions } from './actions.ts';
import { board } from './board.ts';
import { challenge } from './challenge.ts';
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
import { statistics } from './statistics.ts';
import { story } from './story.ts';

export const de: Words = {
  language: 'de',
  about,
  actions,
  board,
  challenge,
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
  statistics,
  story,
};
