import { type Selectable, sql } from 'kysely';
import { closingFor } from '#db/conditions/closing.ts';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.ts';
import { feedbackLevel, shows } from '#shared/kernel/feedback.ts';
import { pointsField } from '#shared/kernel/points.ts';

/** A person's attempts with their answers, the newest first; the questions as they were shown. */
export async function listAttemptsOf(db: Database, userId: number, now: Date) {
  const attempts = await db
    .selectFrom('quizAttempts')
    .innerJoin('quizzes', 'quizzes.id', 'quizAttempts.quizId')
    .where('quizAttempts.userId', '=', userId)
    .select([
      'quizAttempts.id',
      'quizAttempts.quizId',
      'quizzes.title',
      'quizAttempts.status',
      'score',
      'points',
      'quizAttempts.totalQuestions',
      'passed',
      'timeTaken',
      'startedAt',
      'completedAt',
      'canRetakeAt',
      'paper',
      'quizAttempts.rules',
    ])
    .select(closingFor(sql.ref('quizAttempts.userId')).as('closesAt'))
    .orderBy('quizAttempts.id', 'desc')
    .execute();
  const answers = await db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .select(['answers.id', 'quizAttemptId', 'questionId', 'response', 'flagged', 'isCorrect'])
    .select('answers.credit')
    .orderBy('answers.id')
    .execute();
  const events = await db
    .selectFrom('answerEvents')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answerEvents.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .select(['quizAttemptId', 'questionId', 'receivedAt', 'response', 'flagged'])
    .orderBy('number')
    .execute();
  const marks = await db
    .selectFrom('answerMarks')
    .innerJoin('answers', 'answers.id', 'answerMarks.answerId')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .select(['answerId', 'answerMarks.credit', 'levels', 'comment', 'markedAt'])
    .orderBy('number')
    .execute();
  const marksOf = Map.groupBy(marks, ({ answerId }) => answerId);
  const answersOf = Map.groupBy(answers, (answer) => answer.quizAttemptId);
  const eventsOf = Map.groupBy(events, (event) => event.quizAttemptId);
  return attempts.map(({ paper, quizId, title, rules, closesAt, points, ...attempt }) => ({
    ...attempt,
    ...pointsField({ ...attempt, points }),
    quiz: { id: quizId, title },
    answers: (answersOf.get(attempt.id) ?? []).map(({ id, questionId, credit, ...answer }) => {
      const shown = paper.find((question) => question.questionId === questionId);
      // Options that were not shown are the key.
      const body = shown && shown.order.length > 0 ? shown.body : undefined;
      const options = body && 'options' in body ? body.options : [];
      const received = (eventsOf.get(attempt.id) ?? []).filter(
        (event) => event.questionId === questionId,
      );
      const level = feedbackLevel(rules, closesAt, now);
      return {
        ...answer,
        isCorrect: shows(level, 'marks') ? answer.isCorrect : null,
        ...(credit !== null && shows(level, 'marks') ? { credit } : {}),
        ...marksField(shows(level, 'marks') ? marksOf.get(id) : undefined),
        question: shown?.text ?? '',
        options,
        ...targetsAndGaps(shown?.body),
        received,
      };
    }),
  }));
}

type Body = Selectable<DB['quizAttempts']>['paper'][number]['body'];

/** What could be given to options, and the gaps without their key. */
const targetsAndGaps = (body: Body | undefined) => ({
  ...(body && 'targets' in body ? { targets: body.targets } : {}),
  ...(body && 'gaps' in body
    ? {
        gaps: body.gaps.map((gap) => ({
          kind: gap.kind,
          options: gap.kind === 'choice' ? gap.options : [],
        })),
      }
    : {}),
});

/** What people have marked, each mark that was given; absent without one. */
const marksField = <Mark extends { answerId: number }>(marks: readonly Mark[] | undefined) =>
  marks ? { marks: marks.map(({ answerId: _, ...mark }) => mark) } : {};
