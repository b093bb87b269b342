import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import { previewQuestion } from '../preview/preview-question.ts';
import { Trial } from '../preview/trial.tsx';
import type { DrawnQuestion } from '../preview/try-paper.ts';
import { EditorReview } from '../review/editor-review.tsx';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import type { Editor, QuizEditorProps } from './use-quiz-editor.ts';

export type EditorDialog = 'preview' | 'trial' | 'share';

interface EditorDialogsProps {
  opened: EditorDialog | undefined;
  onClose: () => void;
  editor: Editor;
  /** The index of the open question; -1 while none is open. */
  openIndex: number;
  /** The quiz as it is stored; null for one that is not. */
  storedId: number | null;
  props: QuizEditorProps;
}

const nonePlaced: readonly PlacedQuestions<DrawnQuestion>[] = [];

/** The dialogs of the editor: to try and share what is written, and those that come with a save. */
export function EditorDialogs(given: EditorDialogsProps) {
  const { opened, onClose, editor, openIndex, storedId, props } = given;
  const { state, saving, changed, actions } = editor;
  const { work } = state;
  const { learnerView } = props;
  const open = work.questions[openIndex];
  return (
    <>
      {open && (
        <learnerView.PreviewDialog
          opened={opened === 'preview'}
          question={previewQuestion(open, openIndex)}
          index={openIndex}
          total={work.questions.length}
          onClose={onClose}
        />
      )}
      <Trial
        opened={opened === 'trial'}
        work={work}
        placed={props.placed ?? nonePlaced}
        learnerView={learnerView}
        onClose={onClose}
      />
      {storedId !== null && (
        <ShareDialog
          opened={opened === 'share'}
          quizId={storedId}
          work={work}
          changed={changed}
          isByLink={props.initial.fields.isByLink}
          onClose={onClose}
        />
      )}
      <EditorReview
        opened={saving.reviewing}
        work={work}
        screen={props.screen}
        quizId={storedId}
        drawnQuestions={props.drawnQuestions ?? 0}
        placed={props.placed ?? nonePlaced}
        categories={props.categories}
        onOpen={actions.onOpen}
        onPublish={saving.publish}
        onClose={saving.stopReviewing}
      />
      {saving.conflict && (
        <ConflictDialog
          opened={saving.comparing}
          differences={saving.conflict.differences}
          storedAt={saving.conflict.stored?.updatedAt}
          pending={saving.pending}
          onClose={saving.stopComparing}
          onSave={saving.saveMerged}
          onSaveAsNew={saving.saveAsNew}
        />
      )}
    </>
  );
}
