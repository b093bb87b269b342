import { definePlacing, withTargetsArranged } from './placing.ts';

/** Items that are each given what belongs to them. They stay in the author's order unless the quiz shuffles options. */
export const matching = definePlacing(
  {
    missing: 'Every item needs its match',
    tooFew: 'At least 2 different matches are required',
  },
  withTargetsArranged,
);
