import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { QuizStatus } from '#shared/features/quiz/schema.ts';
import { DraftNote } from '#web/drafts/draft-note.tsx';
import { FoundDrafts } from '#web/drafts/found-drafts.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { useMessages } from '#web/language/language.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import type { LearnerView } from '../preview/learner-view.ts';
import { blankQuestion, EditedQuestion } from '../questions/question-list-state.ts';
import { AddedNote } from './added-note.tsx';
import { CategoryStep } from './category-step.tsx';
import type { ChosenQuiz } from './chosen-quiz.ts';
import { wizardMessages } from './messages/messages.ts';
import { QuestionStep } from './question-step.tsx';
import { QuizStep } from './quiz-step.tsx';
import { Steps } from './wizard-steps.tsx';

/** Category, quiz, question: three steps to one more question. */
export function QuestionWizardPage({ learnerView }: { learnerView: LearnerView }) {
  const m = useMessages(wizardMessages);
  const [step, setStep] = useState<0 | 1 | 2>(0);
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [quiz, setQuiz] = useState<ChosenQuiz>();
  const [question, setQuestion] = useState(untouched);
  const [addedTo, setAddedTo] = useState<ChosenQuiz>();
  const navigate = useNavigate();
  const cancel = () => void navigate({ to: '/admin' });
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

  return (
    <Page width="text">
      <UnsavedGuard isUnsaved={() => changed} onLeave={() => void draft.flush()}>
        {m.notCreated}
      </UnsavedGuard>
      <PageHeader title={m.title} lead={m.lead} />
      <FoundDrafts
        found={draft.found}
        storedAt={null}
        changed={changed}
        onResume={(found) => {
          draft.resume(found);
          setCategoryId(found.content.categoryId);
          setQuiz(found.content.quiz ?? undefined);
          setQuestion(found.content.question);
          setStep(found.content.quiz ? 2 : 0);
        }}
        onDiscard={(found) => void draft.discardFound(found)}
      />
      <DraftNote status={draft.status} changed={changed} />
      <Steps current={step} />
      {step === 0 && (
        <Stack>
          {addedTo && (
            <AddedNote
              quiz={addedTo}
              onAgain={() => {
                setQuiz(addedTo);
                setStep(2);
              }}
            />
          )}
          <CategoryStep
            categoryId={categoryId}
            onChoose={setCategoryId}
            onNext={() => setStep(1)}
            onCancel={cancel}
          />
        </Stack>
      )}
      {step === 1 && categoryId !== null && (
        <QuizStep
          categoryId={categoryId}
          onChoose={(chosen) => {
            setQuiz({ id: chosen.id, title: chosen.title, status: chosen.status });
            setStep(2);
          }}
          onBack={() => setStep(0)}
          onCancel={cancel}
        />
      )}
      {step === 2 && quiz && (
        <QuestionStep
          quiz={quiz}
          question={question}
          learnerView={learnerView}
          onChange={setQuestion}
          onBack={() => setStep(1)}
          onCancel={cancel}
          onCreated={() => {
            setQuestion(untouched);
            void draft.drop();
            setAddedTo(quiz);
            setStep(0);
          }}
        />
      )}
    </Page>
  );
}

const untouched = blankQuestion('wizard');

/** The state of the wizard, as its draft is stored. */
const WizardWork = z.object({
  categoryId: z.number().nullable(),
  quiz: z.object({ id: z.number(), title: z.string(), status: QuizStatus }).nullable(),
  question: EditedQuestion,
});
const nothingWritten = { categoryId: null, quiz: null, question: untouched };
