import type { PassedStatement } from '../stage/link.ts';

/** The statements of a submit: begin, lock the attempt, read its answers, write the end, commit. */
const submitSteps = [1, 2, 3, 4, 5];
const moments = ['request', 'response'] as const;

/** A step of a submit: before the database gets a statement, or before the app gets its result. */
export interface SubmitStep {
  step: number;
  moment: PassedStatement['moment'];
}

export const everySubmitStep: SubmitStep[] = submitSteps.flatMap((step) =>
  moments.map((moment) => ({ step, moment })),
);

export const stepInWords = ({ step, moment }: SubmitStep, database: string): string =>
  `step ${step} of a submit, before ${moment === 'request' ? `${database} gets it` : 'the app gets the result'}`;

/** How the product locks the attempts of a submit. */
const submitLock = /for no key update of "quiz_attempts"/;

/** Whether a statement is the one of a submit. Which transaction it will be is not known at its begin. */
export const isAtSubmitStep = (
  { step, moment, transaction }: Omit<PassedStatement, 'text'>,
  at: SubmitStep,
): boolean =>
  step === at.step &&
  moment === at.moment &&
  transaction[0] === 'begin' &&
  (step === 1 || submitLock.test(transaction[1] ?? ''));
