import type { z } from 'zod';
import type { listForPaper } from '#server/features/attempt/drawing/queries.ts';
import {
  optionOrder,
  type PaperQuestion,
  questionForReview,
  questionForTaker,
} from '#shared/features/attempt/paper.ts';
import { forecastOf, isDue, type Practisable } from '#shared/features/practice/rules.ts';
import type {
  PracticeAnswerInput,
  PracticeFeedback,
  PracticeSummary,
  QuestionInPractice,
} from '#shared/features/practice/schema.ts';
import {
  alphabetical,
  arrangedBody,
  givenAnswer,
  isCorrect,
  type QuestionResponse,
  responseOf,
  type TypedQuestion,
} from '#shared/features/question/question-types/registry.ts';
import type { Chance } from '#shared/kernel/chance.ts';
import type { Day } from '#shared/kernel/time/calendar.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import type { OpenQuiz, OwnMemory } from './workflows/read-memory.ts';

type Stored = Awaited<ReturnType<typeof listForPaper>>[number];

/**
 * A question as practice asks it. Items to put in order are arranged the same way each time, because no paper is
 * stored that the answer could be graded by.
 */
export const asPractised = <Question extends TypedQuestion>(question: Question): Question => ({
  ...question,
  body: arrangedBody(question, alphabetical),
});

/** An answer to a question as practice asks it, graded, as it is stored. */
export function gradedAnswer(
  question: TypedQuestion,
  {
    questionId,
    answerId,
    confidence = null,
    version: _,
    sprintId: __,
    ...given
  }: z.output<typeof PracticeAnswerInput>,
) {
  const response = responseOf(question.type, { ...given, answerText: given.answerText ?? null });
  const graded = { response, isCorrect: isCorrect(question, response) };
  return { questionId, answerId, confidence, ...graded };
}

const shownInOrder = (question: Stored, order: number[]): PaperQuestion => ({ ...question, order });

/** A question of a set, with its options in a new order, and without its key. */
export function questionOfSet(
  stored: Stored & { version: number },
  { id, title, language }: Pick<OpenQuiz, 'id' | 'title' | 'language'>,
  chance: Chance,
): z.input<typeof QuestionInPractice> {
  const question = asPractised(stored);
  return {
    ...questionForTaker(shownInOrder(question, optionOrder(question, chance))),
    version: stored.version,
    quiz: { id, title, language },
  };
}

interface Given {
  questionId: number;
  response: QuestionResponse | null;
  isCorrect: boolean;
}

/** The answer with the key. The client puts the options in the order in which it showed them. */
export function reviewOf(
  question: Stored,
  { questionId, response, isCorrect }: Given,
  { explained }: { explained: boolean },
): z.input<typeof PracticeFeedback>['review'] {
  const order = optionOrder(question, () => 0);
  return {
    id: questionId,
    questionId,
    isCorrect,
    isAnswered: response !== null,
    flagged: false,
    ...givenAnswer(response),
    regraded: null,
    question: questionForReview(shownInOrder(question, order), { keyShown: true, explained }),
  };
}

export function practiceSummary(
  memory: OwnMemory,
  now: Date,
  dayAt: (at: Date) => Day,
): Omit<PracticeSummary, 'streak'> {
  const { questions, quizzes, practised, settings } = memory;
  const lately = practised.filter(({ at }) => at.getTime() > now.getTime() - 7 * dayMs);
  return {
    ...countsOf(questions, now),
    mistakes: questions.filter(({ isLastRight }) => !isLastRight).length,
    forecast: forecastOf(questions, now, dayAt),
    topics: topicsOf(memory, now),
    quizzes: [...Map.groupBy(questions, ({ quizId }) => quizId)]
      .flatMap(([id, own]) => {
        const quiz = quizzes.get(id);
        return quiz
          ? [{ id, title: quiz.title, language: quiz.language, ...countsOf(own, now) }]
          : [];
      })
      .sort((a, b) => b.due - a.due || b.questions - a.questions),
    week: {
      answers: lately.length,
      right: lately.filter(({ isRight }) => isRight).length,
    },
    settings,
  };
}

const countsOf = (questions: readonly Practisable[], now: Date) => ({
  questions: questions.length,
  due: questions.filter((question) => isDue(question, now)).length,
});

/** Just after a wrong answer its correction is recalled; the question is not known before it was answered right. */
const knownShare = ({ isLastRight, recall }: Practisable): number => (isLastRight ? recall : 0);

function topicsOf({ questions, quizzes }: OwnMemory, now: Date): PracticeSummary['topics'] {
  const names = new Map(
    [...quizzes.values()].map(({ categoryId, categoryName }) => [categoryId, categoryName]),
  );
  return [...Map.groupBy(questions, ({ categoryId }) => categoryId)]
    .map(([categoryId, own]) => ({
      categoryId,
      name: names.get(categoryId) ?? '',
      recall: own.reduce((sum, question) => sum + knownShare(question), 0) / own.length,
      ...countsOf(own, now),
    }))
    .sort((a, b) => a.recall - b.recall);
}
