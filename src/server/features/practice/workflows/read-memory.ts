import type { Database } from '#db/open.ts';
import {
  listGradedAnswers,
  listOpenQuestionIds,
} from '#server/features/attempt/history/queries.ts';
import { listAskableIds } from '#server/features/quiz/practice/queries.ts';
import { listOpenQuizzes } from '#server/features/quiz/queries.ts';
import { memoryModel, type Review } from '#server/kernel/memory/memory-model.ts';
import type { Practisable } from '#shared/features/practice/rules.ts';
import { type PracticeSettings, standardPractice } from '#shared/features/practice/schema.ts';
import { findSettings, listPracticeAnswers } from '../queries.ts';
import { findOpened } from './find-opened.ts';

/** The newest answers from which memory is computed: it bounds the time. */
const maxAnswers = 20_000;

export type OpenQuiz = Awaited<ReturnType<typeof listOpenQuizzes>>[number];

/** What a learner can practise, with how well it is remembered. */
export interface OwnMemory {
  settings: PracticeSettings;
  questions: Practisable[];
  quizzes: ReadonlyMap<number, OpenQuiz>;
  /** The questions whose explanations may be seen. */
  explained: ReadonlySet<number>;
  /** Answers given in practice, the newest first. */
  practised: Awaited<ReturnType<typeof listPracticeAnswers>>;
}

interface WhichMemory {
  userId: number;
  questionId?: number;
  quizIds?: readonly number[];
}

/**
 * Computes a learner's memory from all own answers: official ones and those of practice. Nothing is stored that could
 * differ from them. Left out are questions of unfinished attempts, and those that are not asked any more.
 * @param which.questionId reads only what concerns one question
 * @param which.quizIds adds all questions of those that are opened for practice, unseen ones too
 */
export async function readMemory(
  db: Database,
  { userId, questionId, quizIds: wanted = [] }: WhichMemory,
  now: Date,
): Promise<OwnMemory> {
  const settings = (await findSettings(db, userId)) ?? standardPractice;
  const which = { userId, questionId, atMost: maxAnswers };
  const graded = await listGradedAnswers(db, { ...which, now });
  const practised = await listPracticeAnswers(db, which);
  const openQuestions = new Set(await listOpenQuestionIds(db, userId, now));
  const answered = practised.map((answer) => answer.questionId).concat(questionId ?? []);
  const opened = await findOpened(db, { userId, quizIds: wanted, questionIds: answered }, now);
  const seen = graded.map((answer) => answer.questionId);
  const askable = await listAskableIds(db, [...new Set([...seen, ...opened.keys()])]);
  const quizIds = [...new Set([...graded.map(({ quizId }) => quizId), ...opened.values()])];
  const quizzes = new Map(
    (await listOpenQuizzes(db, { userId, ids: quizIds })).map((quiz) => [quiz.id, quiz]),
  );

  const askedIn = lastAskedIn(graded, quizzes, wanted);
  const reviews = reviewsOf(graded, practised);
  const model = memoryModel(settings.retention);
  const questions = askable.flatMap((id): Practisable[] => {
    const home = opened.get(id);
    const isWanted = home !== undefined && wanted.includes(home);
    const quiz = (isWanted ? undefined : askedIn.get(id)) ?? quizzes.get(home ?? 0);
    if (!quiz || openQuestions.has(id)) return [];
    const own = reviews.get(id) ?? [];
    const last = own.at(-1);
    return [
      {
        questionId: id,
        quizId: quiz.id,
        categoryId: quiz.categoryId,
        answers: own.length,
        isLastRight: last?.isRight ?? true,
        isSureWrong: last?.isSure === true && !last.isRight,
        ...model.after(own, now),
      },
    ];
  });
  const explained = new Set([
    ...graded.filter(({ isExplained }) => isExplained).map((answer) => answer.questionId),
    ...opened.keys(),
  ]);
  return { settings, questions, quizzes, explained, practised };
}

/**
 * The quiz in which each question was asked last, of the wanted ones before others. The newest attempt comes first, so that
 * it is set last.
 */
function lastAskedIn(
  graded: readonly { questionId: number; quizId: number }[],
  quizzes: OwnMemory['quizzes'],
  wanted: readonly number[],
): ReadonlyMap<number, OpenQuiz> {
  const earliestFirst = graded.toReversed();
  const inWanted = earliestFirst.filter(({ quizId }) => wanted.includes(quizId));
  return new Map(
    [...earliestFirst, ...inWanted].flatMap(({ questionId, quizId }) => {
      const quiz = quizzes.get(quizId);
      return quiz ? [[questionId, quiz] as const] : [];
    }),
  );
}

interface Answered extends Omit<Review, 'isGuess'> {
  questionId: number;
}

interface Practised extends Answered {
  isGuess: boolean;
  isSure: boolean;
}

/** All answers to each question, the earliest first. */
function reviewsOf(
  graded: readonly Answered[],
  practised: readonly Practised[],
): Map<number, Practised[]> {
  const unrated = { isGuess: false, isSure: false };
  const all = [...graded.map((answer) => ({ ...answer, ...unrated })), ...practised];
  all.sort((a, b) => a.at.getTime() - b.at.getTime());
  return Map.groupBy(all, ({ questionId }) => questionId);
}
