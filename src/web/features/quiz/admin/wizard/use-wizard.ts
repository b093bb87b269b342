import { useMemo, useState } from 'react';
import { z } from 'zod';
import { QuizStatus } from '#shared/features/quiz/schema.ts';
import { useDraft } from '#web/drafts/use-draft.ts';
import { blankQuestion, EditedQuestion } from '../questions/question-list-state.ts';
import type { ChosenQuiz } from './chosen-quiz.ts';

const untouched = blankQuestion('wizard');

/** The state of the wizard, as its draft is stored. */
const WizardWork = z.object({
  categoryId: z.number().nullable(),
  quiz: z.object({ id: z.number(), title: z.string(), status: QuizStatus }).nullable(),
  question: EditedQuestion,
});
const nothingWritten = { categoryId: null, quiz: null, question: untouched };

/** What was chosen and written in the steps, and its draft on the server. */
export function useWizard() {
  const [step, setStep] = useState<0 | 1 | 2>(0);
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [quiz, setQuiz] = useState<ChosenQuiz>();
  const [question, setQuestion] = useState(untouched);
  const [addedTo, setAddedTo] = useState<ChosenQuiz>();
  const changed = question !== untouched;
  const unsaved = useMemo(
    () => (changed ? { categoryId, quiz: quiz ?? null, question } : undefined),
    [changed, categoryId, quiz, question],
  );
  const draft = useDraft({
    kind: 'question',
    documentId: null,
    schema: WizardWork,
    base: null,
    unchanged: nothingWritten,
    unsaved,
  });
  return {
    step,
    setStep,
    categoryId,
    setCategoryId,
    quiz,
    question,
    setQuestion,
    /** The quiz that got a question last. */
    addedTo,
    changed,
    draft,
    /** Goes on to the question. */
    chooseQuiz: (chosen: ChosenQuiz) => {
      setQuiz(chosen);
      setStep(2);
    },
    resume: (found: (typeof draft.found)[number]) => {
      draft.resume(found);
      setCategoryId(found.content.categoryId);
      setQuiz(found.content.quiz ?? undefined);
      setQuestion(found.content.question);
      setStep(found.content.quiz ? 2 : 0);
    },
    /** The question was created: the steps begin anew. */
    finish: (created: ChosenQuiz) => {
      setQuestion(untouched);
      void draft.drop();
      setAddedTo(created);
      setStep(0);
    },
  };
}
