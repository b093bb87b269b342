import { Text, Title } from '@mantine/core';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Problem } from '#shared/features/question/question-types/definition.ts';
import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import { DraftNote } from '#web/drafts/draft-note.tsx';
import { FoundDrafts } from '#web/drafts/found-drafts.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { useMessages } from '#web/language/language.tsx';
import { type ListedProblem, ProblemSummary } from '#web/ui/form/problem-summary.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { QuizHints } from '../hints/quiz-hints.tsx';
import { useEditorsOf } from '../presence/api.ts';
import { OtherEditors } from '../presence/other-editors.tsx';
import type { LearnerView } from '../preview/learner-view.ts';
import { previewQuestion } from '../preview/preview-question.ts';
import { QuestionPreview } from '../preview/question-preview.tsx';
import { Trial } from '../preview/trial.tsx';
import type { DrawnQuestion } from '../preview/try-paper.ts';
import { useQuestionActions } from '../questions/question-actions.ts';
import { QuestionPane } from '../questions/question-pane.tsx';
import { focusSoon, questionPrefix } from '../questions/question-prefix.ts';
import type { QuestionCounts } from '../questions/question-stats.tsx';
import { EditorReview } from '../review/editor-review.tsx';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorBar } from './editor-bar.tsx';
import { editorState, reduceEditor, sameWork } from './editor-state.ts';
import { quizEditorMessages } from './messages/messages.ts';
import { OutlinePane } from './outline-pane.tsx';
import { problemLinks } from './problem-links.ts';
import { QuizWork } from './quiz-draft.ts';
import classes from './quiz-editor.module.css';
import { QuizFields } from './quiz-fields.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useRemovalWarning } from './use-removal-warning.tsx';
import { type QuizStore, useSaving } from './use-saving.ts';

interface QuizEditorProps extends QuizStore {
  /** The stored quiz; null for a new one. */
  documentId: number | null;
  /** How learners did, by the id of the question. */
  counts?: ReadonlyMap<number, QuestionCounts>;
  /** Questions of other quizzes in their places, for a try. */
  placed?: readonly PlacedQuestions<DrawnQuestion>[];
  /** The key of the question that is open at first. */
  openKey?: string | undefined;
  /** Called when something becomes unsaved, and when nothing is any more. */
  onChanged?: (changed: boolean) => void;
  learnerView: LearnerView;
  saveLabel: string;
  /** Called after a save, without a question about unsaved work, and on Cancel. */
  onLeave: () => void;
}

const noProblems: readonly Problem[] = [];
const nonePlaced: readonly PlacedQuestions<DrawnQuestion>[] = [];

/**
 * A quiz and its questions: the outline of all questions, the form of the open one, and its preview.
 * Nothing that was typed is lost by a failure, a reload, a wrong click or another author's save.
 */
export function QuizEditor(props: QuizEditorProps) {
  const m = useMessages(quizEditorMessages);
  const { categories, learnerView } = props;
  const { state, saving, draft, changed, actions, ...editor } = useQuizEditor(props);
  const { work, openKey } = state;
  const { questions } = work;
  const { problems } = saving;
  // The outline follows the typing when the browser has time for it.
  const outlined = useDeferredValue(questions);
  const openIndex = questions.findIndex(({ key }) => key === openKey);
  const open = questions[openIndex];
  // A quiz that was deleted has an id too, and is created again.
  const storedId = props.screen === 'edit' ? props.documentId : null;
  const others = useEditorsOf(storedId, open?.id ?? null);
  const [dialog, setDialog] = useState<'preview' | 'trial' | 'share'>();
  const closeDialog = () => setDialog(undefined);

  const goTo = (problem: ListedProblem) => {
    const question = questions.find(({ key }) =>
      problem.target.startsWith(`${questionPrefix(key)}-`),
    );
    if (question && question.key !== openKey) actions.onOpen(question.key);
    focusSoon(problem.target);
  };

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          editor.submit();
        }}
        onKeyDown={ignoreEnter}
        noValidate
        className={classes.editor}
        data-wide-page
      >
        <div className={classes.notes}>
          <FoundDrafts
            found={draft.found}
            storedAt={props.loadedAt}
            changed={changed}
            onResume={editor.resume}
            onDiscard={(found) => void draft.discardFound(found)}
          />
          <ProblemSummary
            ref={saving.summary}
            problems={problemLinks(problems, questions, m)}
            onGo={goTo}
          />
          <OtherEditors others={others} questions={outlined} openId={open?.id} />
        </div>
        <OutlinePane
          questions={outlined}
          openKey={openKey}
          others={others}
          problem={problems.fields.questions}
          problems={problems.questions}
          actions={actions}
          said={editor.said}
          removals={state.removals}
          onUndo={editor.undo}
        />
        <div className={classes.main}>
          <section className={classes.part} aria-labelledby="about-the-quiz">
            <Title order={2} size="h4" id="about-the-quiz">
              {m.about}
            </Title>
            <QuizFields
              fields={work.fields}
              problems={problems.fields}
              onChange={editor.changeFields}
              categories={categories}
              questionCount={questions.length}
            />
            <QuizHints
              questions={outlined}
              language={work.fields.language}
              onOpen={actions.onOpen}
            />
          </section>
          {open && (
            <QuestionPane
              questions={questions}
              index={openIndex}
              question={open}
              language={work.fields.language}
              problems={problems.questions.get(open.key) ?? noProblems}
              counts={open.id === undefined ? undefined : props.counts?.get(open.id)}
              actions={actions}
            />
          )}
        </div>
        <section className={classes.preview} aria-label={m.preview}>
          {open ? (
            <QuestionPreview
              question={open}
              index={openIndex}
              total={questions.length}
              learnerView={learnerView}
            />
          ) : (
            <Text c="dimmed">{m.openQuestion}</Text>
          )}
        </section>
        <EditorBar
          saving={saving}
          saveLabel={props.saveLabel}
          canUndo={state.past.length > 0}
          canRedo={state.future.length > 0}
          draftNote={<DraftNote status={draft.status} changed={changed} />}
          onUndo={editor.undo}
          onRedo={editor.redo}
          onPreview={open && (() => setDialog('preview'))}
          onTry={() => setDialog('trial')}
          onShare={storedId === null ? undefined : () => setDialog('share')}
          onCancel={props.onLeave}
        />
      </form>
      {/* Outside the form, which would otherwise get their events. */}
      {editor.removalDialog}
      <UnsavedGuard isUnsaved={editor.isUnsaved} onLeave={() => void draft.flush()}>
        {m.leaving}
      </UnsavedGuard>
      {open && (
        <learnerView.PreviewDialog
          opened={dialog === 'preview'}
          question={previewQuestion(open, openIndex)}
          index={openIndex}
          total={questions.length}
          onClose={closeDialog}
        />
      )}
      <Trial
        opened={dialog === 'trial'}
        work={work}
        placed={props.placed ?? nonePlaced}
        learnerView={learnerView}
        onClose={closeDialog}
      />
      {storedId !== null && (
        <ShareDialog
          opened={dialog === 'share'}
          quizId={storedId}
          work={work}
          changed={changed}
          isByLink={props.initial.fields.isByLink}
          onClose={closeDialog}
        />
      )}
      <EditorReview
        opened={saving.reviewing}
        work={work}
        screen={props.screen}
        quizId={storedId}
        drawnQuestions={props.drawnQuestions ?? 0}
        placed={props.placed ?? nonePlaced}
        categories={categories}
        onOpen={actions.onOpen}
        onPublish={saving.publish}
        onClose={saving.stopReviewing}
      />
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
    </>
  );
}

/** The work with its history, its draft on the server and its saving. */
function useQuizEditor(props: QuizEditorProps) {
  const { initial } = props;
  const [state, dispatch] = useReducer(reduceEditor, initial, (work) =>
    editorState(work, props.openKey),
  );
  const [said, setSaid] = useState('');
  const actions = useQuestionActions(state, dispatch, setSaid);
  useEffect(() => {
    if (props.openKey) focusSoon(`${questionPrefix(props.openKey)}-text`);
  }, [props.openKey]);
  const saved = useRef(false);
  const { work, openKey } = state;
  const changed = !sameWork(work, initial);
  const { onChanged } = props;
  useEffect(() => onChanged?.(changed), [onChanged, changed]);
  const unsaved = useMemo(() => (changed ? work : undefined), [changed, work]);
  const draft = useDraft({
    kind: 'quiz',
    documentId: props.documentId,
    schema: QuizWork,
    base: props.loadedAt,
    unchanged: initial,
    unsaved,
  });
  const load = (loaded: QuizWork) => dispatch({ type: 'load', work: loaded, at: Date.now() });
  const saving = useSaving(props, {
    work,
    onMerged: load,
    onRebased: (at) => draft.rebase(at),
    onSaved: () => {
      saved.current = true;
      void draft.drop();
      props.onLeave();
    },
  });
  const changeFields = useCallback(
    (changes: Partial<QuizWork['fields']>) => dispatch({ type: 'fields', changes, at: Date.now() }),
    [],
  );
  const undo = useCallback(() => dispatch({ type: 'undo' }), []);
  const redo = useCallback(() => dispatch({ type: 'redo' }), []);
  const removal = useRemovalWarning(work.removedIds, saving.submit);
  useEditorKeys({
    save: removal.submit,
    undo,
    redo,
    add: actions.onAdd,
    duplicate: () => openKey !== null && actions.onDuplicate(openKey),
  });
  return {
    state,
    saving,
    draft,
    changed,
    actions,
    said,
    changeFields,
    submit: removal.submit,
    removalDialog: removal.dialog,
    undo,
    redo,
    isUnsaved: () => changed && !saved.current,
    resume: (found: (typeof draft.found)[number]) => {
      draft.resume(found);
      saving.continueFrom(found.base);
      load(found.content);
    },
  };
}

/** Enter in a one-line field does not save: the form is long, and saving has a button and Ctrl+S. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
