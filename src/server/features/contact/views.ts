import { answerDue } from '#shared/features/contact/rules.ts';

/** A row with the time until which its answer was promised. */
export const withDue = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  answerDueAt: answerDue(row.createdAt),
});
