import { asked, drawQuestions, type PaperQuestion } from '#shared/features/attempt/paper.ts';
import { bodyOf } from '#shared/features/question/question-types/registry.ts';
import { QuestionInput, whatIsMissing } from '#shared/features/question/schema.ts';
import { withoutEmptyOptions } from '#shared/features/quiz/editor.ts';
import type { QuizWork } from '../editor/quiz-draft.ts';

/** Questions drawn for a try, and how many are not finished enough to be asked. */
export interface TryPaper {
  questions: PaperQuestion[];
  unfinished: number;
}

/** Draws a paper from what is on the screen, by the rules that learners' attempts follow. */
export function tryPaper({ fields, questions }: QuizWork, chance: () => number): TryPaper {
  const ready = questions.flatMap((question, index) => {
    const { key: _, ...entered } = withoutEmptyOptions(question);
    const { data } = QuestionInput.safeParse(entered);
    if (!data || whatIsMissing(data).length > 0) return [];
    const { text, type, difficulty, explanation, imageUrl, imageAlt } = data;
    const asked = { text, type, difficulty, explanation, imageUrl, imageAlt };
    return [{ ...asked, body: bodyOf(type, data), questionId: index + 1, timesSeen: 0 }];
  });
  const wanted = Number(fields.questionsPerAttempt) || ready.length;
  const drawn = drawQuestions(ready, wanted, chance);
  return {
    questions: drawn.map(({ timesSeen: _, ...question }) => asked(question, chance)),
    unfinished: questions.length - ready.length,
  };
}
