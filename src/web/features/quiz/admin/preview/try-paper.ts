import {
  asked,
  drawQuestions,
  inPaperOrder,
  type PaperQuestion,
} from '#shared/features/attempt/paper.ts';
import { bodyOf } from '#shared/features/question/question-types/registry.ts';
import { QuestionInput, whatIsMissing } from '#shared/features/question/schema.ts';
import { withoutEmptyOptions } from '#shared/features/quiz/editor.ts';
import type { QuestionForAuthor } from '#shared/features/quiz/schema.ts';
import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import type { Chance } from '#shared/kernel/chance.ts';
import type { QuizWork } from '../editor/quiz-draft.ts';

/** Questions drawn for a try, and how many are not finished enough to be asked. */
export interface TryPaper {
  questions: PaperQuestion[];
  unfinished: number;
}

/** A question of another quiz. */
export type DrawnQuestion = Omit<QuestionForAuthor, 'lastDifficultyUpdate' | 'updatedAt'>;

/**
 * Draws a paper from what is on the screen, by the rules that learners' attempts follow.
 * @param placed linked questions, and what an attempt could draw from the bank
 */
export function tryPaper(
  { fields, questions }: QuizWork,
  placed: readonly PlacedQuestions<DrawnQuestion>[],
  chance: Chance,
): TryPaper {
  const { rules } = fields;
  const ready = questions.flatMap((question, position) => {
    const { key: _, ...entered } = withoutEmptyOptions(question);
    const { data } = QuestionInput.safeParse(entered);
    return data && whatIsMissing(data).length === 0 ? [{ ...data, timesSeen: 0, position }] : [];
  });
  const own = drawQuestions(ready, Number(fields.questionsPerAttempt) || ready.length, chance);
  const paper = inPaperOrder<QuestionInput | DrawnQuestion>({ own, placed }, rules, chance);
  return {
    questions: paper.map((question, index) => asked(forPaper(question, index + 1), chance, rules)),
    unfinished: questions.length - ready.length,
  };
}

/** A question with the fields that a paper has. */
export function forPaper(question: QuestionInput | DrawnQuestion, questionId: number) {
  const { text, type, difficulty, explanation, imageUrl, imageAlt } = question;
  const body = bodyOf(type, question);
  return { questionId, text, type, difficulty, explanation, imageUrl, imageAlt, body };
}
