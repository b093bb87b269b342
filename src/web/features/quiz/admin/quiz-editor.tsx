import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, type ReactNode, useMemo, useReducer, useRef, useState } from 'react';
import type { Problem } from '#shared/features/quiz/editor.ts';
import { type CallFailure, failureOf } from '../../../failure.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { counted } from '../../../ui/format.ts';
import { KeptDraftAlert, useKeptDraft } from '../../../ui/kept-draft.tsx';
import { ProblemSummary, type SummedProblem } from '../../../ui/problem-summary.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import type { Shelves } from './api.ts';
import { QuestionList } from './question-list.tsx';
import { reduceQuestionList } from './question-list-state.ts';
import { questionPrefix } from './question-row.tsx';
import { type CheckedQuiz, checkQuiz, placeProblems, QuizDraft } from './quiz-draft.ts';
import classes from './quiz-editor.module.css';
import { fieldId, QuizFields } from './quiz-fields.tsx';

export type QuizToSend = NonNullable<CheckedQuiz['ready']>;

interface QuizEditorProps {
  screen: 'create' | 'edit';
  /** Names what is edited, for the work that is kept. */
  name: string;
  initial: QuizDraft;
  shelves: Shelves;
  saveLabel: string;
  /** Sends; a rejection is shown, and everything typed stays. */
  onSave: (quiz: QuizToSend) => Promise<unknown>;
  /** Goes away after a save; the guard is off by then. */
  onSaved: () => void;
  onCancel: () => void;
  /** What can be done about a failed save beside trying again. */
  failureHelp?: (failure: CallFailure, retry: () => void) => ReactNode;
}

const nothingWrong: Omit<CheckedQuiz, 'ready'> = { fields: {}, questions: new Map() };

/** A quiz and its questions in one form. Nothing that was typed is lost by a failure, a reload or a wrong click. */
export function QuizEditor(props: QuizEditorProps) {
  const { screen, initial, shelves, onSave, onSaved } = props;
  const form = useForm({ initialValues: initial.fields });
  const [list, dispatch] = useReducer(reduceQuestionList, initial.list);
  const [problems, setProblems] = useState(nothingWrong);
  const [failure, setFailure] = useState<CallFailure>();
  const [pending, setPending] = useState(false);
  const saved = useRef(false);
  const summary = useRef<HTMLDivElement>(null);

  const fields = form.getValues();
  const changed =
    form.isDirty() ||
    list.questions !== initial.list.questions ||
    list.removedIds !== initial.list.removedIds;
  const unsaved = useMemo(() => (changed ? { fields, list } : undefined), [changed, fields, list]);
  const kept = useKeptDraft({ name: props.name, schema: QuizDraft, unsaved });

  const show = (found: Omit<CheckedQuiz, 'ready'>) => {
    setProblems(found);
    form.setErrors(found.fields);
    requestAnimationFrame(() => summary.current?.focus());
  };

  const send = async (quiz: QuizToSend) => {
    setPending(true);
    setFailure(undefined);
    try {
      await onSave(quiz);
      saved.current = true;
      kept.drop();
      onSaved();
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      if (reason.fields) show(placeProblems(reason.fields, quiz.keys));
    } finally {
      setPending(false);
    }
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (pending) return;
    const { ready, ...found } = checkQuiz({ fields: form.getValues(), list }, screen);
    show(found);
    if (ready) void send(ready);
  };

  const goTo = (problem: SummedProblem) => {
    const question = list.questions.find(({ key }) =>
      problem.target.startsWith(`${questionPrefix(key)}-`),
    );
    if (question) dispatch({ type: 'open', key: question.key });
    requestAnimationFrame(() => document.getElementById(problem.target)?.focus());
  };

  return (
    <form onSubmit={submit} noValidate className={classes.editor}>
      <UnsavedGuard isUnsaved={() => changed && !saved.current} onLeave={kept.drop} />
      {kept.found && !changed && (
        <KeptDraftAlert
          at={kept.found.at}
          onDrop={kept.drop}
          onTakeUp={() => {
            if (!kept.found) return;
            form.setValues(kept.found.draft.fields);
            dispatch({ type: 'replace', state: kept.found.draft.list });
          }}
        />
      )}
      <ProblemSummary ref={summary} problems={sumUp(problems, list.questions)} onGo={goTo} />
      <section className={classes.part} aria-labelledby="about-the-quiz">
        <Title order={2} size="h3" id="about-the-quiz">
          About the quiz
        </Title>
        <QuizFields form={form} shelves={shelves} questionCount={list.questions.length} />
      </section>
      <section className={classes.questions} aria-labelledby="the-questions">
        <Group justify="space-between" align="baseline">
          <Title order={2} size="h3" id="the-questions">
            Questions
          </Title>
          <Text c="dimmed" size="sm" data-figures>
            {counted(list.questions.length, 'question')}
          </Text>
        </Group>
        {problems.fields.questions && (
          <Text c="fail" id={fieldId('questions')} tabIndex={-1}>
            {problems.fields.questions}
          </Text>
        )}
        <QuestionList list={list} dispatch={dispatch} problems={problems.questions} />
      </section>
      {failure && !failure.fields && (
        <FailureAlert
          title="Not saved"
          error={`${failure.message} Everything you typed is still here.`}
        >
          {props.failureHelp?.(failure, () => submit())}
        </FailureAlert>
      )}
      <Stack className={classes.bar} gap={0}>
        <Group justify="flex-end" gap="sm">
          {changed && (
            <Text c="dimmed" size="sm" me="auto">
              Unsaved changes
            </Text>
          )}
          <Button variant="default" onClick={props.onCancel} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" loading={pending}>
            {props.saveLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The problems in the order of the page. */
function sumUp(
  { fields, questions }: Omit<CheckedQuiz, 'ready'>,
  order: readonly { key: string }[],
): SummedProblem[] {
  const ofQuiz = Object.entries(fields).map(([name, message]) => ({
    target: fieldId(name),
    message,
  }));
  const ofQuestions = order.flatMap(({ key }, index) =>
    (questions.get(key) ?? []).map(({ field, message }: Problem) => ({
      target: `${questionPrefix(key)}-${field.startsWith('correct') ? 'options' : field}`,
      place: `Question ${index + 1}`,
      message,
    })),
  );
  return [...ofQuiz, ...ofQuestions];
}
