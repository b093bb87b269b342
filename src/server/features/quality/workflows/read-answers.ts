import type { Database } from '#db/open.ts';
import { listAnswerGroups } from '#server/features/attempt/statistics/queries.ts';
import { listAskedQuestions, listLastChanges } from '#server/features/quiz/questions/queries.ts';
import type { AnswersToOne } from '#shared/features/quality/detector.ts';
import {
  fieldsOf,
  givenAnswer,
  pickingIn,
  questionTypes,
} from '#shared/features/question/question-types/registry.ts';

/** The newest answers that are evaluated: it bounds the time, and a share is then known to two points. */
const maxAnswers = 2000;

type Question = Awaited<ReturnType<typeof listAskedQuestions>>[number];
type Row = Awaited<ReturnType<typeof listAnswerGroups>>[number];

/** A question as it is now, with the answers to this version in groups. */
export interface Answered extends AnswersToOne {
  question: Question;
  groups: (AnswersToOne['groups'][number] & Pick<Row, 'given'>)[];
}

/** Reads the answers to several questions in one statement. */
export async function readAnswers(db: Database, ids: readonly number[]): Promise<Answered[]> {
  const changes = await listLastChanges(db, ids);
  const asked = ids.map((id) => ({ id, since: changes.get(id) ?? null }));
  const [questions, rows] = [
    await listAskedQuestions(db, ids),
    await listAnswerGroups(db, asked, maxAnswers),
  ];
  const byQuestion = Map.groupBy(rows, ({ questionId }) => questionId);
  return questions.map((question) => answered(question, byQuestion.get(question.id) ?? []));
}

function answered(question: Question, rows: readonly Row[]): Answered {
  const hasOneChoice = pickingIn[question.type] === 'one';
  const earlier = rows.filter(({ isCurrent }) => !isCurrent);
  const countOf = (some: readonly Row[]) => some.reduce((sum, { count }) => sum + count, 0);
  return {
    question,
    areComparable: !questionTypes[question.type].isArranged,
    optionCount: hasOneChoice ? fieldsOf(question.body).options.length : 0,
    groups: rows
      .filter(({ isCurrent }) => isCurrent)
      .map((row) => ({
        ...row,
        isOmitted: row.given === null,
        option: hasOneChoice && row.given ? givenAnswer(row.given).selectedOption : null,
      })),
    before: {
      answers: countOf(earlier),
      correct: countOf(earlier.filter(({ isCorrect }) => isCorrect)),
    },
  };
}
