import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import type { Problem } from '#shared/features/quiz/editor.ts';
import { QuizStatus } from '#shared/features/quiz/schema.ts';
import { DraftNote } from '#web/drafts/draft-note.tsx';
import { FoundDrafts } from '#web/drafts/found-drafts.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { type CallFailure, failureOf, messageOf } from '#web/failure/failure.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { ProblemSummary } from '#web/ui/form/problem-summary.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { Bubble } from '#web/ui/option-marker.tsx';
import { PageButtons } from '#web/ui/page-buttons.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { counted } from '#web/ui/text/format.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type QuizRow, useAddQuestion, useQuizSearch, useShelves } from '../api.ts';
import { checkQuestion, QuestionWork } from '../editor/quiz-draft.ts';
import { QuestionPreview } from '../preview/question-preview.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { blankQuestion, type EditedQuestion } from './question-list-state.ts';
import classes from './question-wizard.module.css';

type ChosenQuiz = Pick<QuizRow, 'id' | 'title' | 'status'>;

/** Category, quiz, question: three steps to one more question. */
export function QuestionWizardPage() {
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
        The question has not been created. A draft of it is kept for you.
      </UnsavedGuard>
      <PageHeader
        title="Create Question"
        lead="Choose a category, then a quiz in it, then write the question."
      />
      <FoundDrafts
        found={draft.found}
        storedAt={null}
        changed={changed}
        onTakeUp={(found) => {
          draft.takeUp(found);
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

/** What the wizard holds, as it is kept as a draft. */
const WizardWork = z.object({
  categoryId: z.number().nullable(),
  quiz: z.object({ id: z.number(), title: z.string(), status: QuizStatus }).nullable(),
  question: QuestionWork,
});
const nothingWritten = { categoryId: null, quiz: null, question: untouched };

const steps = ['Category', 'Quiz', 'Question'];

function Steps({ current }: { current: number }) {
  return (
    <ol className={classes.steps} aria-label="Steps">
      {steps.map((label, index) => (
        <li key={label} aria-current={index === current ? 'step' : undefined}>
          <Bubble label={index + 1} size="sm" state={index <= current ? 'filled' : 'empty'} />
          {label}
        </li>
      ))}
    </ol>
  );
}

function AddedNote({ quiz, onAgain }: { quiz: ChosenQuiz; onAgain: () => void }) {
  return (
    <Card padding="md" className={classes.added}>
      <Text>
        The question was added to <b dir="auto">{quiz.title}</b>.
      </Text>
      <Group gap="sm">
        <Button size="sm" onClick={onAgain}>
          Add another to this quiz
        </Button>
        <ButtonLink
          size="sm"
          variant="default"
          to="/admin/edit-quiz/$id"
          params={{ id: String(quiz.id) }}
        >
          Open the quiz
        </ButtonLink>
      </Group>
    </Card>
  );
}

interface CategoryStepProps {
  categoryId: number | null;
  onChoose: (id: number) => void;
  onNext: () => void;
  onCancel: () => void;
}

function CategoryStep({ categoryId, onChoose, onNext, onCancel }: CategoryStepProps) {
  const shelves = useShelves();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(categoryId === null);
    if (categoryId !== null) onNext();
  };
  if (shelves.length === 0)
    return (
      <EmptyState
        title="No categories yet"
        action={<ButtonLink to="/admin/categories">Create a category</ButtonLink>}
      >
        A question belongs to a quiz, and a quiz to a category.
      </EmptyState>
    );
  return (
    <form onSubmit={submit} noValidate>
      <RowSelect
        label="Category"
        placeholder="Choose a category"
        withAsterisk
        nothingFoundMessage="No such category"
        allowDeselect={false}
        rows={shelves.map(({ id, displayName, quizCount }) => ({
          id,
          displayName: `${displayName} (${counted(quizCount, 'quiz', 'quizzes')})`,
        }))}
        value={categoryId}
        error={missing && categoryId === null ? 'Please choose a category' : undefined}
        onChange={(id) => id !== null && onChoose(id)}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Next</Button>
      </Group>
    </form>
  );
}

interface QuizStepProps {
  categoryId: number;
  onChoose: (quiz: ChosenQuiz) => void;
  onBack: () => void;
  onCancel: () => void;
}

function QuizStep({ categoryId, onChoose, onBack, onCancel }: QuizStepProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuizSearch({ categoryId, q, page, sort: 'title' });
  return (
    <Stack>
      <SearchField
        label="Quiz"
        placeholder="Find a quiz in this category"
        onSearch={(text) => {
          setQ(text);
          setPage(1);
        }}
      />
      {error && (
        <FailureAlert title="Error loading quizzes" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonCards count={3} label="Loading quizzes…" />}
      {data?.total === 0 && (
        <EmptyState
          title={q ? 'No quiz matches' : 'No quizzes in this category yet'}
          order={3}
          action={<ButtonLink to="/admin/create-quiz">Create Quiz</ButtonLink>}
        />
      )}
      <ul className={classes.quizzes} aria-label="Quizzes">
        {data?.items.map((quiz) => (
          <li key={quiz.id}>
            <button type="button" className={classes.quiz} onClick={() => onChoose(quiz)}>
              <span dir="auto">{quiz.title}</span>
              <Text span size="sm" c="dimmed">
                {counted(quiz.totalQuestions, 'question')}
                {quiz.status !== 'active' && ', draft'}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      {data && <PageButtons of={data} onPage={setPage} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
      </Group>
    </Stack>
  );
}

interface QuestionStepProps {
  quiz: ChosenQuiz;
  /** Kept by the page, so that going back a step loses nothing. */
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
  onBack: () => void;
  onCancel: () => void;
  onCreated: () => void;
}

const prefix = 'question';

function QuestionStep(props: QuestionStepProps) {
  const { quiz, question, onChange, onBack, onCancel, onCreated } = props;
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failure, setFailure] = useState<CallFailure>();
  const summary = useRef<HTMLDivElement>(null);
  const { add, isPending } = useAddQuestion();
  const toast = useToast();

  const show = (found: readonly Problem[]) => {
    setProblems(found);
    requestAnimationFrame(() => summary.current?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { input, found } = checkQuestion(question, 'wizard', 'active');
    show(found);
    setFailure(undefined);
    if (!input || found.length > 0) return;
    try {
      await add({ ...input, quizId: quiz.id });
      toast({ title: 'Question created successfully!', tone: 'pass' });
      onCreated();
    } catch (error) {
      const reason = failureOf(error);
      const message = messageOf(error, 'Please try again.');
      toast({ title: 'Failed to create question', message, tone: 'fail' });
      if (reason.fields)
        show(Object.entries(reason.fields).map(([field, text]) => ({ field, message: text })));
      else setFailure(reason);
    }
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Title order={2} size="h3" dir="auto">
          New question in {quiz.title}
        </Title>
        <ProblemSummary
          ref={summary}
          problems={problems.map(({ field, message }) => ({
            target: `${prefix}-${field.startsWith('correct') ? 'options' : field}`,
            message,
          }))}
          onGo={({ target }) => document.getElementById(target)?.focus()}
        />
        <Card padding="lg">
          <QuestionEditor
            question={question}
            onChange={onChange}
            onPasteQuestions={([first]) => first && onChange({ ...question, ...first })}
            problems={problems}
            prefix={prefix}
          />
        </Card>
        <Card padding="lg" component="section" aria-label="Preview">
          <QuestionPreview question={question} />
        </Card>
        {failure && (
          <FailureAlert
            title="Not saved"
            error={`${failure.message} Everything you typed is still here.`}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" loading={isPending}>
            Create Question
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
