import type { TableView } from '@rubicon/api';
import { EDITIONS } from '@rubicon/engine';
import { tabulate } from '../../columns.ts';
import { printable } from '../texts/cast.ts';
import { count, listed } from '../texts/words.ts';

type SeatView = TableView['seats'][number];

/** `1:05`, `2:30:00`, `3 days`. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86_400);
  if (days > 1) return count(days, 'day');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function clockText({ clock }: TableView['settings']): string {
  if (clock === undefined) return 'no clock';
  const bank = clock.bank === 0 ? '' : ` + ${durationText(clock.bank)}`;
  return `${durationText(clock.turn)} per turn${bank}`;
}

const shortClock = (settings: TableView['settings']): string => clockText(settings).replace(' per turn', '');

/** Tables as numbered rows, which fit a narrow terminal. */
export function tableRows(tables: readonly TableView[]): string[] {
  const rows = tables.map((view, i) => {
    const { id, settings, seats, stage } = view;
    const taken = seats.filter((seat) => !isOpen(seat)).length;
    const state = stage === 'lobby' ? `${taken} of ${seats.length} seats` : STAGES[stage];
    const rated = settings.isRated ? ', rated' : '';
    return [
      `  ${i + 1}`,
      printable(id),
      printable(settings.edition),
      state,
      `${shortClock(settings)}${rated}`,
      listed(peopleOf(view)),
    ];
  });
  return tabulate(rows);
}

const STAGES = { playing: 'playing', over: 'over' } as const;

const peopleOf = ({ seats }: TableView): string[] =>
  seats.flatMap(({ name }) => (name === undefined ? [] : printable(name)));

const isOpen = ({ bot, player }: SeatView): boolean => bot === undefined && player === undefined;

/** Whether another player can take a seat at a table. */
export const hasOpenSeat = ({ seats }: TableView): boolean => seats.some(isOpen);

const ABSENT: Readonly<Record<TableView['settings']['absent'], string>> = {
  bot: 'a bot plays for players who leave or run out of time',
  default: 'the default moves are played for players who leave or run out of time',
  surrender: 'players who leave or run out of time surrender',
};

/** A table before its game: settings and seats. */
export function tableText(view: TableView, me: string | undefined): string[] {
  const { id, settings, seats } = view;
  const edition = EDITIONS.find((known) => known.id === settings.edition);
  const name = edition?.name ?? printable(settings.edition);
  const options = Object.entries(settings.options)
    .filter(([option, value]) => edition?.options[option]?.default !== value)
    .map(([option, value]) => `, ${printable(option)}=${printable(value)}`)
    .join('');
  const who = settings.isPublic ? 'Public' : 'By invitation';
  const rated = settings.isRated ? ', rated' : '';
  return [
    `Table ${printable(id)}: ${name}${options}`,
    `${who}, ${clockText(settings)}${rated}; ${ABSENT[settings.absent]}.`,
    ...tabulate(seats.map((seat, i) => [`  ${i + 1}`, seat.colour, seatText(seat, me), intentionText(seat)])),
  ];
}

function seatText({ bot, player, name, isBot }: SeatView, me: string | undefined): string {
  if (bot !== undefined) return `bot (${printable(bot)})`;
  if (player === undefined) return 'open';
  const mark = isBot === true ? ' (bot)' : '';
  return `${printable(name ?? 'deleted player')}${mark}${player === me ? ' (you)' : ''}`;
}

function intentionText({ isReady, swap }: SeatView): string {
  if (swap !== undefined) return `offers to swap with seat ${swap + 1}`;
  return isReady === true ? 'ready' : '';
}

/** Returns the changes at a table before its game, as sentences. */
export function changeTexts(before: TableView, after: TableView, me: string | undefined): string[] {
  const texts = after.seats.flatMap((seat, i) => [
    ...seatChange(i, before.seats[i], seat, me),
    ...swapOffer(i, before, after, me),
  ]);
  if (after.voided.length > before.voided.length)
    texts.push(
      after.voided.at(-1)?.failed.length === 0
        ? 'The server was restored from a backup: the dice are agreed again.'
        : 'The start failed: somebody did not answer in time. Their seat is open again.',
    );
  if (after.stage === 'lobby' && before.step !== 'revealing' && after.step === 'revealing')
    texts.push('Everyone is ready. The dice are being agreed.');
  if (before.stage === 'lobby' && after.stage === 'over') texts.push('The table was closed.');
  return texts;
}

function seatChange(
  seat: number,
  before: SeatView | undefined,
  after: SeatView,
  me: string | undefined,
): string[] {
  const place = `seat ${seat + 1}`;
  const name = printable(after.name ?? '');
  if (before === undefined) return [];
  if (before.player !== after.player) {
    if (after.player === undefined)
      return before.player === me ? [] : [`${printable(before.name ?? '')} left ${place}.`];
    const mark = after.isBot === true ? ', a bot,' : '';
    const who = after.player === me ? 'You take' : `${name}${mark} takes`;
    return [`${who} ${place} (${after.colour}).`];
  }
  if (before.bot !== after.bot)
    return [
      after.bot === undefined ? `${cap(place)} is open.` : `A bot (${printable(after.bot)}) takes ${place}.`,
    ];
  if (after.player === undefined || after.player === me) return [];
  if (before.isReady !== after.isReady)
    return [after.isReady ? `${name} is ready.` : `${name} is not ready.`];
  return before.colour === after.colour ? [] : [`${name} takes the colour ${after.colour}.`];
}

function swapOffer(seat: number, before: TableView, { seats }: TableView, me: string | undefined): string[] {
  const { swap, player, name = '' } = seats[seat] as SeatView;
  const other = swap === undefined ? undefined : seats[swap];
  if (other === undefined || before.seats[seat]?.swap === swap) return [];
  const [offers, otherName] = [`${printable(name)} offers to swap seats with`, printable(other.name ?? '')];
  if (player === me) return [`You offer to swap seats with ${otherName}.`];
  return [other.player === me ? `${offers} you. Type swap ${seat + 1} to agree.` : `${offers} ${otherName}.`];
}

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
