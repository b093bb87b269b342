import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { DraftNote } from '#web/drafts/draft-note.tsx';
import { FoundDrafts } from '#web/drafts/found-drafts.tsx';
import { useMessages } from '#web/language/language.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import type { LearnerView } from '../preview/learner-view.ts';
import { AddedNote } from './added-note.tsx';
import { CategoryStep } from './category-step.tsx';
import { wizardMessages } from './messages/messages.ts';
import { QuestionStep } from './question-step.tsx';
import { QuizStep } from './quiz-step.tsx';
import { useWizard } from './use-wizard.ts';
import { Steps } from './wizard-steps.tsx';

/** Category, quiz, question: three steps to one more question. */
export function QuestionWizardPage({ learnerView }: { learnerView: LearnerView }) {
  const m = useMessages(wizardMessages);
  const navigate = useNavigate();
  const cancel = () => void navigate({ to: '/admin' });
  const wizard = useWizard();
  const { step, categoryId, quiz, addedTo, draft, changed } = wizard;
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
        onResume={wizard.resume}
        onDiscard={(found) => void draft.discardFound(found)}
      />
      <DraftNote status={draft.status} changed={changed} />
      <Steps current={step} />
      {step === 0 && (
        <Stack>
          {addedTo && <AddedNote quiz={addedTo} onAgain={() => wizard.chooseQuiz(addedTo)} />}
          <CategoryStep
            categoryId={categoryId}
            onChoose={wizard.setCategoryId}
            onNext={() => wizard.setStep(1)}
            onCancel={cancel}
          />
        </Stack>
      )}
      {step === 1 && categoryId !== null && (
        <QuizStep
          categoryId={categoryId}
          onChoose={({ id, title, status }) => wizard.chooseQuiz({ id, title, status })}
          onBack={() => wizard.setStep(0)}
          onCancel={cancel}
        />
      )}
      {step === 2 && quiz && (
        <QuestionStep
          quiz={quiz}
          question={wizard.question}
          learnerView={learnerView}
          onChange={wizard.setQuestion}
          onBack={() => wizard.setStep(1)}
          onCancel={cancel}
          onCreated={() => wizard.finish(quiz)}
        />
      )}
    </Page>
  );
}
