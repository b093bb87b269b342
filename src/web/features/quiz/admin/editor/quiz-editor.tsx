import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Problem } from '#shared/features/quiz/editor.ts';
import { DraftNote } from '#web/drafts/draft-note.tsx';
import { FoundDrafts } from '#web/drafts/found-drafts.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import { ProblemSummary, type SummedProblem } from '#web/ui/form/problem-summary.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { counted } from '#web/ui/text/format.ts';
import type { Shelves } from '../api.ts';
import { QuestionPreview } from '../preview/question-preview.tsx';
import { TryButton } from '../preview/try-dialog.tsx';
import { Outline } from '../questions/outline.tsx';
import { useQuestionActions } from '../questions/question-actions.ts';
import { QuestionPane } from '../questions/question-pane.tsx';
import { focusSoon, questionPrefix } from '../questions/question-prefix.ts';
import type { QuestionCounts } from '../questions/question-stats.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { editorState, reduceEditor, sameWork } from './editor-state.ts';
import { describeFields } from './field-labels.ts';
import { placedProblems } from './problem-links.ts';
import { type Difference, differencesOf, mergedWork, type Side } from './quiz-conflict.ts';
import { type CheckedQuiz, checkQuiz, placeProblems, QuizWork } from './quiz-draft.ts';
import classes from './quiz-editor.module.css';
import { fieldId, QuizFields } from './quiz-fields.tsx';
import { useEditorKeys } from './use-editor-keys.ts';

export type QuizToSend = NonNullable<CheckedQuiz['ready']>;

/** A stored quiz as an editor holds it. */
export interface StoredWork {
  work: QuizWork;
  updatedAt: string;
}

interface QuizEditorProps {
  screen: 'create' | 'edit';
  /** The stored quiz; null for a new one. */
  documentId: number | null;
  initial: QuizWork;
  /** When the stored quiz was last changed; null for a new one. */
  loadedAt: string | null;
  shelves: Shelves;
  /** How learners did, by the id of the question. */
  counts?: ReadonlyMap<number, QuestionCounts>;
  saveLabel: string;
  /** Sends; a rejection is shown, and everything typed stays. */
  onSave: (quiz: QuizToSend, loadedAt: string | null) => Promise<unknown>;
  /** Sends the work as a new quiz, when the stored one cannot take it. */
  onSaveAsNew: (quiz: QuizToSend) => Promise<unknown>;
  /** The quiz as it is stored now; undefined when it is not there any more. */
  loadStored?: () => Promise<StoredWork | undefined>;
  /** Goes away after a save; the guard is off by then. */
  onSaved: () => void;
  onCancel: () => void;
}

interface Conflict {
  stored: StoredWork | undefined;
  differences: readonly Difference[] | undefined;
}

const nothingWrong: Omit<CheckedQuiz, 'ready'> = { fields: {}, questions: new Map() };
const noProblems: readonly Problem[] = [];
const now = () => Date.now();

/**
 * A quiz and its questions: the outline of all questions, the form of the open one, and its preview.
 * Nothing that was typed is lost by a failure, a reload, a wrong click or another author's save.
 */
export function QuizEditor(props: QuizEditorProps) {
  const { initial, shelves } = props;
  const [state, dispatch] = useReducer(reduceEditor, initial, editorState);
  const [said, setSaid] = useState('');
  const [previewOpened, setPreviewOpened] = useState(false);
  const actions = useQuestionActions(state, dispatch, setSaid);
  const saved = useRef(false);
  const { work, openKey } = state;
  const { fields, questions } = work;
  const changed = !sameWork(work, initial);
  const unsaved = useMemo(() => (changed ? work : undefined), [changed, work]);
  const draft = useDraft({
    kind: 'quiz',
    documentId: props.documentId,
    schema: QuizWork,
    base: props.loadedAt,
    unchanged: initial,
    unsaved,
  });
  const saving = useSaving(props, {
    work,
    onMerged: (merged) => dispatch({ type: 'load', work: merged, at: now() }),
    onRebased: (at) => draft.rebase(at),
    onSaved: () => {
      saved.current = true;
      void draft.drop();
      props.onSaved();
    },
  });
  // The outline follows the typing when there is time for it.
  const outlined = useDeferredValue(questions);
  const changeFields = useCallback(
    (changes: Partial<QuizWork['fields']>) => dispatch({ type: 'fields', changes, at: now() }),
    [],
  );
  const undo = useCallback(() => dispatch({ type: 'undo' }), []);
  const redo = () => dispatch({ type: 'redo' });
  useEditorKeys({
    save: saving.submit,
    undo,
    redo,
    add: actions.onAdd,
    duplicate: () => openKey !== null && actions.onDuplicate(openKey),
  });
  const openIndex = questions.findIndex(({ key }) => key === openKey);
  const open = questions[openIndex];
  const { problems } = saving;

  const goTo = (problem: SummedProblem) => {
    const question = questions.find(({ key }) =>
      problem.target.startsWith(`${questionPrefix(key)}-`),
    );
    if (question && question.key !== openKey) actions.onOpen(question.key);
    focusSoon(problem.target);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saving.submit();
      }}
      onKeyDown={keepEnter}
      noValidate
      className={classes.editor}
      data-wide-page
    >
      <UnsavedGuard isUnsaved={() => changed && !saved.current} onLeave={() => void draft.flush()}>
        What you changed here has not been saved. A draft of it is kept for you; learners see
        nothing of it.
      </UnsavedGuard>
      <div className={classes.notes}>
        <FoundDrafts
          found={draft.found}
          storedAt={props.loadedAt}
          changed={changed}
          onTakeUp={(found) => {
            draft.takeUp(found);
            saving.continueFrom(found.base);
            dispatch({ type: 'load', work: found.content, at: now() });
          }}
          onDiscard={(found) => void draft.discardFound(found)}
        />
        <ProblemSummary
          ref={saving.summary}
          problems={placedProblems(problems, questions)}
          onGo={goTo}
        />
      </div>
      <section className={classes.outline} aria-labelledby="the-questions">
        <Group justify="space-between" align="baseline">
          <Title order={2} size="h4" id="the-questions">
            Questions
          </Title>
          <Text c="dimmed" size="sm" data-figures>
            {counted(questions.length, 'question')}
          </Text>
        </Group>
        {problems.fields.questions && (
          <Text c="fail" id={fieldId('questions')} tabIndex={-1}>
            {problems.fields.questions}
          </Text>
        )}
        <Outline
          questions={outlined}
          openKey={openKey}
          problems={problems.questions}
          actions={actions}
          said={said}
          removals={state.removals}
          onUndo={undo}
        />
      </section>
      <div className={classes.main}>
        <section className={classes.part} aria-labelledby="about-the-quiz">
          <Title order={2} size="h4" id="about-the-quiz">
            About the quiz
          </Title>
          <QuizFields
            fields={fields}
            problems={problems.fields}
            onChange={changeFields}
            shelves={shelves}
            questionCount={questions.length}
          />
        </section>
        {open && (
          <QuestionPane
            questions={questions}
            index={openIndex}
            question={open}
            problems={problems.questions.get(open.key) ?? noProblems}
            counts={open.id === undefined ? undefined : props.counts?.get(open.id)}
            actions={actions}
          />
        )}
      </div>
      <section
        className={classes.preview}
        aria-label="Preview"
        data-opened={previewOpened || undefined}
      >
        <h3 className={classes.previewTitle}>As learners see it</h3>
        {open ? (
          <QuestionPreview question={open} />
        ) : (
          <Text c="dimmed">Open a question to see it here.</Text>
        )}
      </section>
      <div className={classes.bar} data-save-bar>
        {saving.failure && !saving.failure.fields && (
          <Alert
            ref={saving.alert}
            tabIndex={-1}
            color="fail"
            role="alert"
            title="Not saved"
            icon={<IconAlertTriangle aria-hidden />}
          >
            {saving.failure.message} Everything you typed is still here.
            {saving.canCompare && (
              <Button
                size="compact-sm"
                variant="light"
                color="fail"
                ms="sm"
                onClick={saving.compare}
              >
                Compare both versions
              </Button>
            )}
          </Alert>
        )}
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              disabled={state.past.length === 0}
              title="Ctrl + Z"
              onClick={undo}
            >
              Undo
            </Button>
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconArrowForwardUp size={18} aria-hidden />}
              disabled={state.future.length === 0}
              title="Ctrl + Shift + Z"
              onClick={redo}
            >
              Redo
            </Button>
            <Button
              className={classes.previewToggle}
              variant="subtle"
              size="sm"
              aria-pressed={previewOpened}
              onClick={() => setPreviewOpened(!previewOpened)}
            >
              Preview
            </Button>
            <TryButton work={work} />
            <DraftNote status={draft.status} changed={changed} />
          </Group>
          <Group gap="sm" ms="auto">
            <Button variant="default" onClick={props.onCancel} disabled={saving.pending}>
              Cancel
            </Button>
            <Button type="submit" loading={saving.pending} title="Ctrl + S">
              {props.saveLabel}
            </Button>
          </Group>
        </Group>
      </div>
      {saving.conflict && (
        <ConflictDialog
          opened={saving.comparing}
          differences={saving.conflict.differences}
          pending={saving.pending}
          onClose={saving.stopComparing}
          onSave={saving.saveMerged}
          onSaveAsNew={saving.saveAsNew}
        />
      )}
    </form>
  );
}

/** Enter in a field for one line sends nothing: the form is long, and saving has a button and Ctrl+S. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

interface SavingOptions {
  work: QuizWork;
  onMerged: (work: QuizWork) => void;
  onRebased: (updatedAt: string) => void;
  onSaved: () => void;
}

/** Checking, sending, and what follows when a save is refused. */
function useSaving(props: QuizEditorProps, { work, onMerged, onRebased, onSaved }: SavingOptions) {
  const { screen, initial, shelves, loadStored } = props;
  const [problems, setProblems] = useState(nothingWrong);
  const [failure, setFailure] = useState<CallFailure>();
  const [conflict, setConflict] = useState<Conflict>();
  const [comparing, setComparing] = useState(false);
  const [pending, setPending] = useState(false);
  const loadedAt = useRef(props.loadedAt);
  const summary = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);

  const show = (found: Omit<CheckedQuiz, 'ready'>) => {
    setProblems(found);
    requestAnimationFrame(() => summary.current?.focus());
  };
  const compareWith = async (mine: QuizWork) => {
    const stored = await loadStored?.();
    // Where the work began from an older version, what that version held is not known.
    const base = loadedAt.current === props.loadedAt ? initial : undefined;
    const versions = stored && { mine, theirs: stored.work, base };
    const differences =
      versions && differencesOf(versions, ({ fields }) => describeFields(fields, shelves));
    setConflict({ stored, differences });
    setComparing(true);
  };
  const run = async (mine: QuizWork, send: (quiz: QuizToSend) => Promise<unknown>) => {
    const { ready, ...found } = checkQuiz(mine, screen);
    show(found);
    if (!ready) {
      setComparing(false);
      return;
    }
    setPending(true);
    setFailure(undefined);
    try {
      await send(ready);
      onSaved();
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      if (reason.fields) show(placeProblems(reason.fields, ready.keys));
      else requestAnimationFrame(() => alert.current?.focus());
      if (loadStored && isConflict(reason)) await compareWith(mine).catch(() => {});
    } finally {
      setPending(false);
    }
  };
  return {
    problems,
    failure,
    conflict,
    comparing,
    pending,
    summary,
    alert,
    canCompare: Boolean(failure && loadStored && isConflict(failure)),
    submit: () => {
      if (!pending) void run(work, (quiz) => props.onSave(quiz, loadedAt.current));
    },
    compare: () => void compareWith(work).catch(() => {}),
    stopComparing: () => setComparing(false),
    saveAsNew: () => void run(work, props.onSaveAsNew),
    saveMerged: (choices: ReadonlyMap<string, Side>) => {
      const stored = conflict?.stored;
      if (!stored) return;
      const versions = { mine: work, theirs: stored.work, base: undefined };
      const merged = mergedWork(versions, (id) => choices.get(id));
      loadedAt.current = stored.updatedAt;
      onMerged(merged);
      onRebased(stored.updatedAt);
      void run(merged, (quiz) => props.onSave(quiz, stored.updatedAt));
    },
    /** The work on the screen now is a draft that began from another version. */
    continueFrom: (base: string | null) => {
      loadedAt.current = base;
    },
  };
}

const isConflict = ({ code }: CallFailure) =>
  code === 'stale' || code === 'not-found' || code === 'conflict';
