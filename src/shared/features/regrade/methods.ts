import { regradeMethods } from '../attempt/rules.ts';

/** The methods that a question allows: what a person marks has no key. */
export const methodsFor = ({ isMarkedByHand }: { isMarkedByHand: boolean }) =>
  isMarkedByHand ? (['full_credit'] as const) : regradeMethods;
