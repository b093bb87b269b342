import { drawQuestions, optionOrder, type PaperQuestion } from '#shared/features/attempt/paper.ts';
import { withoutEmptyOptions } from '#shared/features/quiz/editor.ts';
import { QuestionInput, whatIsMissing } from '#shared/features/quiz/question.ts';
import { questionCount } from '#shared/features/quiz/rules.ts';
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
    return data && whatIsMissing(data).length === 0
      ? [{ ...data, questionId: index + 1, timesSeen: 0 }]
      : [];
  });
  const wanted = Number(fields.questionsPerAttempt) || ready.length;
  const drawn = drawQuestions(ready, questionCount(wanted, ready.length), chance);
  return {
    questions: drawn.map(({ id: _, timesSeen: __, ...question }) => ({
      ...question,
      order: optionOrder(question.type, question.options.length, chance),
    })),
    unfinished: questions.length - ready.length,
  };
}
