import type { CallFailure } from '#web/failure/failure.ts';

/**
 * The answers that the server refuses for good, such as an option that the question does not have.
 * @param sent the answers of the call; the refusal names them by their index: `answers.3.selectedOption`
 * @returns the reason by question id; empty when the refusal is about something else
 */
export function refusedAnswers(
  { code, fields = {} }: CallFailure,
  sent: readonly { questionId: number }[],
): Map<number, string> {
  const refused = new Map<number, string>();
  if (code !== 'invalid') return refused;
  for (const [field, message] of Object.entries(fields)) {
    const [, index] = /^answers\.(\d+)(?:\.|$)/.exec(field) ?? [];
    const answer = index === undefined ? undefined : sent[Number(index)];
    if (answer && !refused.has(answer.questionId)) refused.set(answer.questionId, message);
  }
  return refused;
}
