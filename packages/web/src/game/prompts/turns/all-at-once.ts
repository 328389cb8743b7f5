import type { Offer, Rules } from '@rubicon/engine';

interface Placing {
  readonly rules: Rules;
  readonly offers: readonly Offer[];
  readonly isShared: boolean; // several people play at this screen
}

/** With hidden missions at a shared screen, each person places all armies in one go instead of handing over after each. */
export function placesAllAtOnce({ rules, offers, isShared }: Placing): boolean {
  const hasMissions = rules.family === 'turns' && rules.goal?.kind === 'missions';
  return isShared && hasMissions && offers.some(({ type }) => type === 'place-rest');
}
