import { definePlacing, withOptionsArranged, withTargetsArranged } from './placing.ts';

/** Items to sort into categories. Authors write those of a category together, so that their order would show the key. */
export const categorise = definePlacing(
  {
    missing: 'Every item needs its category',
    tooFew: 'At least 2 categories are required',
  },
  (body, orderOf) => withOptionsArranged(withTargetsArranged(body, orderOf), orderOf),
);
