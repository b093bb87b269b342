import {
  type PaperQuestion,
  questionForReview,
  questionForTaker,
} from '#shared/features/attempt/paper.ts';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { asAsked } from '#shared/features/practice/pack/rules.ts';
import type { PracticePack } from '#shared/features/practice/pack/schema.ts';
import {
  givenAnswer,
  isCorrect,
  responseOf,
} from '#shared/features/question/question-types/registry.ts';
import type { AskedInPractice, GivenInPractice } from '../practice-parts.ts';

/** A question of a pack as it is asked now, with its key. */
export interface KeptQuestion {
  asked: PaperQuestion;
  shown: AskedInPractice;
}

export function askKept(
  packed: PracticePack['questions'][number],
  quizzes: PracticePack['quizzes'],
): KeptQuestion[] {
  const quiz = quizzes.find(({ id }) => id === packed.quizId);
  if (!quiz) return [];
  const asked = asAsked(packed, Math.random);
  return [{ asked, shown: { ...questionForTaker(asked), version: packed.version, quiz } }];
}

/** The answer with the key, graded as the server grades it. */
export function gradeKept({ asked }: KeptQuestion, given: GivenInPractice): AnswerReview {
  const { questionId, type } = asked;
  const response = responseOf(type, {
    selectedOption: given.selectedOption ?? -1,
    selectedOptions: given.selectedOptions ?? [],
    answerText: given.answerText ?? null,
    ...(given.spots ? { spots: given.spots } : {}),
  });
  return {
    id: questionId,
    questionId,
    isCorrect: isCorrect(asked, response),
    isAnswered: response !== null,
    flagged: false,
    ...givenAnswer(response),
    regraded: null,
    question: questionForReview(asked, { keyShown: true }),
  };
}
