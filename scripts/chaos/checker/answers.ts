import { isDeepStrictEqual } from 'node:util';
import type { AttemptLedger, Ledger, SentAnswer } from '../learners/ledger.ts';
import type { Finding } from './finding.ts';
import { isRight } from './grade.ts';
import type { AnswerRow, AttemptRow, Stored } from './rows.ts';

/** Compares every acknowledgement in the ledgers with the stored rows. */
export function checkAnswers(ledgers: Ledger[], { people, attempts, answers }: Stored): Finding[] {
  const userIds = new Map(people.map(({ username, id }) => [username, id]));
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const rowsOf = Map.groupBy(answers, ({ attempt_id }) => attempt_id);
  return ledgers.flatMap((ledger) => {
    const userId = userIds.get(ledger.username);
    const lost: Finding[] =
      ledger.isRegistered && userId === undefined
        ? [{ kind: 'lost account', text: ledger.username }]
        : [];
    return [
      ...lost,
      ...ledger.complaints.map((text) => ({
        kind: 'complaint' as const,
        text: `${ledger.username}: ${text}`,
      })),
      ...[...ledger.attempts.values()].flatMap((attempt): Finding[] => {
        const stored = byId.get(attempt.id);
        if (stored?.user_id !== userId || stored?.quiz_id !== attempt.quizId)
          return [{ kind: 'lost attempt', text: `attempt ${attempt.id} of ${ledger.username}` }];
        const { end } = attempt;
        const hasEnd = !end || isSameEnd(end, stored);
        return [
          ...(hasEnd
            ? []
            : [
                {
                  kind: 'lost end' as const,
                  text: `attempt ${attempt.id}: acknowledged ${JSON.stringify(end)}, stored ${stored.status} ${stored.score} of ${stored.total}`,
                },
              ]),
          ...checkAttempt(attempt, rowsOf.get(attempt.id) ?? []),
          ...checkShown(attempt, stored, rowsOf.get(attempt.id) ?? []),
        ];
      }),
    ];
  });
}

function isSameEnd(
  end: NonNullable<AttemptLedger['end']>,
  stored: Stored['attempts'][number],
): boolean {
  const isKind =
    end.kind === 'already_over' ? stored.status !== 'open' : stored.status === end.kind;
  return (
    isKind &&
    stored.score === end.score &&
    stored.total === end.totalQuestions &&
    stored.passed === end.passed &&
    (end.points === undefined
      ? stored.points === null
      : Math.max(0, stored.points ?? -1) === Math.round(end.points * 100))
  );
}

/** What a check said of an answer is how the stored one is graded. */
function checkShown({ id, checked }: AttemptLedger, { paper }: AttemptRow, rows: AnswerRow[]) {
  const questions = new Map(paper.map((question) => [question.questionId, question]));
  return rows.flatMap((row): Finding[] => {
    const shown = checked.get(row.question_id);
    const question = questions.get(row.question_id);
    if (shown === undefined || !question || isRight(question, row.response) === shown) return [];
    const text = `attempt ${id}, question ${row.question_id}: a check said ${shown}`;
    return [{ kind: 'wrong grade', text }];
  });
}

function checkAttempt({ id, questionIds, answers }: AttemptLedger, rows: AnswerRow[]): Finding[] {
  const byQuestion = Map.groupBy(rows, ({ question_id }) => question_id);
  const foreign = rows.filter(({ question_id }) => !questionIds.includes(question_id));
  return [
    ...foreign.map(({ question_id }) => ({
      kind: 'doubled answer' as const,
      text: `attempt ${id} has a row for question ${question_id}, which it did not ask`,
    })),
    ...questionIds.flatMap((questionId) => {
      const where = `attempt ${id}, question ${questionId}`;
      const stored = byQuestion.get(questionId) ?? [];
      const [row] = stored;
      if (!row) return [{ kind: 'lost answer' as const, text: `${where}: there is no row` }];
      if (stored.length > 1)
        return [{ kind: 'doubled answer' as const, text: `${where}: ${stored.length} rows` }];
      return checkRow(row, answers.get(questionId) ?? new Map(), where);
    }),
  ];
}

/**
 * The stored answer is the newest acknowledged one, or a newer one that was sent and not acknowledged; never one that
 * was sent after its question had been closed.
 */
function checkRow(row: AnswerRow, sent: Map<number, SentAnswer>, where: string): Finding[] {
  const acknowledged = [...sent.values()].filter(({ isAcknowledged }) => isAcknowledged);
  const newest = Math.max(0, ...acknowledged.map(({ seq }) => seq));
  if (row.seq < newest)
    return [
      {
        kind: 'lost answer',
        text: `${where}: number ${newest} was acknowledged, ${row.seq} is stored`,
      },
    ];
  if (row.seq === 0) return [];
  const source = sent.get(row.seq);
  const isSame =
    source !== undefined &&
    !source.isTooLate &&
    isDeepStrictEqual(row.response, source.response) &&
    row.flagged === source.flagged;
  return isSame
    ? []
    : [
        {
          kind: 'changed answer',
          text: `${where}: stored ${JSON.stringify(row)}, sent ${JSON.stringify(source)}`,
        },
      ];
}
