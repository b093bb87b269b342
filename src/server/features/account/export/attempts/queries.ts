import { type Selectable, sql } from 'kysely';
import { closingFor } from '#db/conditions/closing.ts';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.ts';
import { type FeedbackLevel, feedbackLevel, shows } from '#shared/kernel/feedback.ts';
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
  const answersOf = Map.groupBy(await listAnswersOf(db, userId), (row) => row.quizAttemptId);
  const eventsOf = Map.groupBy(await listEventsOf(db, userId), (row) => row.quizAttemptId);
  const marksOf = Map.groupBy(await listMarksOf(db, userId), (row) => row.answerId);
  return attempts.map(({ paper, quizId, title, rules, closesAt, points, ...attempt }) => ({
    ...attempt,
    ...pointsField({ ...attempt, points }),
    quiz: { id: quizId, title },
    answers: (answersOf.get(attempt.id) ?? []).map((answer) =>
      answerOf(answer, {
        shown: paper.find(({ questionId }) => questionId === answer.questionId),
        level: feedbackLevel(rules, closesAt, now),
        received: eventsOf.get(attempt.id) ?? [],
        marks: marksOf.get(answer.id),
      }),
    ),
  }));
}

const listAnswersOf = (db: Database, userId: number) =>
  db
    .selectFrom('answers')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .select(['answers.id', 'quizAttemptId', 'questionId', 'response', 'flagged', 'isCorrect'])
    .select('answers.credit')
    .orderBy('answers.id')
    .execute();

const listEventsOf = (db: Database, userId: number) =>
  db
    .selectFrom('answerEvents')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answerEvents.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .select(['quizAttemptId', 'questionId', 'receivedAt', 'response', 'flagged'])
    .orderBy('number')
    .execute();

const listMarksOf = (db: Database, userId: number) =>
  db
    .selectFrom('answerMarks')
    .innerJoin('answers', 'answers.id', 'answerMarks.answerId')
    .innerJoin('quizAttempts', 'quizAttempts.id', 'answers.quizAttemptId')
    .where('quizAttempts.userId', '=', userId)
    .select(['answerId', 'answerMarks.credit', 'levels', 'comment', 'markedAt'])
    .orderBy('number')
    .execute();

type Rows<List extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>;

function answerOf(
  { id, questionId, credit, ...answer }: Rows<typeof listAnswersOf>[number],
  {
    shown,
    level,
    received,
    marks,
  }: {
    shown: PaperQuestion | undefined;
    level: FeedbackLevel;
    received: Rows<typeof listEventsOf>;
    marks: Rows<typeof listMarksOf> | undefined;
  },
) {
  // Options that were not shown are the key.
  const body = shown && shown.order.length > 0 ? shown.body : undefined;
  const options = body && 'options' in body ? body.options : [];
  const hasMarks = shows(level, 'marks');
  return {
    ...answer,
    isCorrect: hasMarks ? answer.isCorrect : null,
    ...(credit !== null && hasMarks ? { credit } : {}),
    ...marksField(hasMarks ? marks : undefined),
    question: shown?.text ?? '',
    options,
    ...(shown && targetsAndGaps(shown)),
    received: received.filter((event) => event.questionId === questionId),
  };
}

type PaperQuestion = Selectable<DB['quizAttempts']>['paper'][number];

/** What could be given to options, and the gaps without their key. */
const targetsAndGaps = ({ body }: PaperQuestion) => ({
  ...('targets' in body ? { targets: body.targets } : {}),
  ...('gaps' in body
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
