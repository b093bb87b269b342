import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import { useDraft } from '#web/drafts/use-draft.ts';
import { useUploadForms } from '#web/pictures/upload-form.ts';
import type { LearnerView } from '../preview/learner-view.ts';
import type { DrawnQuestion } from '../preview/try-paper.ts';
import { useQuestionActions } from '../questions/question-actions.ts';
import { focusSoon, questionPrefix } from '../questions/question-prefix.ts';
import type { QuestionCounts } from '../questions/question-stats.tsx';
import { editorState, reduceEditor, sameWork } from './editor-state.ts';
import { QuizWork } from './quiz-draft.ts';
import { type QuizStore, useSaving } from './saving/use-saving.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useRemovalWarning } from './use-removal-warning.tsx';

export interface QuizEditorProps extends QuizStore {
  /** The stored quiz; null for a new one. */
  documentId: number | null;
  /** How learners did, by the id of the question. */
  counts?: ReadonlyMap<number, QuestionCounts>;
  /** Questions of other quizzes at their positions, for a try. */
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

/** The work with its history, its draft on the server and its saving. */
export function useQuizEditor(props: QuizEditorProps) {
  const { initial } = props;
  const [state, dispatch] = useReducer(reduceEditor, initial, (work) =>
    editorState(work, props.loadedAt, props.openKey),
  );
  const [said, setSaid] = useState('');
  const actions = useQuestionActions(state, dispatch, setSaid);
  useEffect(() => {
    if (props.openKey) focusSoon(`${questionPrefix(props.openKey)}-text`);
  }, [props.openKey]);
  const saved = useRef(false);
  const { work, base, openKey } = state;
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
  const { rebase } = draft;
  useEffect(() => rebase(base), [rebase, base]);
  const load = (loaded: QuizWork, from: string | null) =>
    dispatch({ type: 'load', work: loaded, base: from, at: Date.now() });
  const uploads = useUploadForms();
  const saving = useSaving(props, {
    work,
    base,
    refusal: uploads.refusal,
    onMerged: load,
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
  // Keys reach the editor while a save runs, too: what they change would be in no save.
  const unlessSaving = (act: () => void) => () => {
    if (!saving.pending) act();
  };
  const undo = useCallback(() => dispatch({ type: 'undo' }), []);
  const redo = useCallback(() => dispatch({ type: 'redo' }), []);
  const removal = useRemovalWarning(work.removedIds, saving.submit);
  useEditorKeys({
    save: removal.submit,
    undo: unlessSaving(undo),
    redo: unlessSaving(redo),
    add: unlessSaving(actions.onAdd),
    duplicate: unlessSaving(() => {
      if (openKey !== null) actions.onDuplicate(openKey);
    }),
  });
  return {
    state,
    saving,
    draft,
    changed,
    actions,
    uploads,
    said,
    changeFields,
    submit: removal.submit,
    removalDialog: removal.dialog,
    undo,
    redo,
    isUnsaved: () => (changed || uploads.isAnyUploading) && !saved.current,
    resume: (found: (typeof draft.found)[number]) => {
      draft.resume(found);
      load(found.content, found.base);
    },
  };
}
export type Editor = ReturnType<typeof useQuizEditor>;
