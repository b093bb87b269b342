import { Text } from '@mantine/core';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { DraftNote } from '#web/drafts/draft-note.tsx';
import { useMessages } from '#web/language/language.tsx';
import { UploadFormContext } from '#web/pictures/upload-form.ts';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { useEditorsOf } from '../presence/api.ts';
import { OtherEditors } from '../presence/other-editors.tsx';
import { QuestionPreview } from '../preview/question-preview.tsx';
import type { EditedQuestion } from '../questions/question-list-state.ts';
import { QuestionPane } from '../questions/question-pane.tsx';
import { AboutQuiz } from './about-quiz.tsx';
import { EditorBar } from './editor-bar.tsx';
import { type EditorDialog, EditorDialogs } from './editor-dialogs.tsx';
import { EditorNotes } from './editor-notes.tsx';
import { quizEditorMessages } from './messages/messages.ts';
import { OutlinePane } from './outline-pane.tsx';
import classes from './quiz-editor.module.css';
import { type QuizEditorProps, useQuizEditor } from './use-quiz-editor.ts';

/**
 * A quiz and its questions: the outline of all questions, the form of the open one, and its preview. Typed text
 * survives a failure, a reload, a wrong click and another author's save.
 */
export function QuizEditor(props: QuizEditorProps) {
  const m = useMessages(quizEditorMessages);
  const editor = useQuizEditor(props);
  const { state, saving, draft, changed, actions, uploads } = editor;
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
  const [dialog, setDialog] = useState<EditorDialog>();
  // What is typed while a save runs would be in no save: a success leaves the page. A failure gets the focus.
  const isLocked = saving.pending;

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
        <div className={classes.notes} inert={isLocked}>
          <EditorNotes editor={editor} storedAt={props.loadedAt} />
          <OtherEditors others={others} questions={outlined} openId={open?.id} />
        </div>
        <OutlinePane
          isLocked={isLocked}
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
        <div className={classes.main} inert={isLocked}>
          <UploadFormContext value={uploads.formOf('quiz', true)}>
            <AboutQuiz editor={editor} outlined={outlined} categories={props.categories} />
          </UploadFormContext>
          <QuestionPane
            questions={questions}
            openKey={openKey}
            language={work.fields.language}
            problems={problems.questions}
            counts={props.counts}
            actions={actions}
            uploads={uploads}
          />
        </div>
        <Preview questions={questions} index={openIndex} learnerView={props.learnerView} />
        <EditorBar
          saving={saving}
          saveLabel={props.saveLabel}
          canUndo={!isLocked && state.past.length > 0}
          canRedo={!isLocked && state.future.length > 0}
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
      <EditorDialogs
        opened={dialog}
        onClose={() => setDialog(undefined)}
        {...{ editor, openIndex, storedId, props }}
      />
    </>
  );
}

interface PreviewProps {
  questions: readonly EditedQuestion[];
  /** The index of the open question; -1 while none is open. */
  index: number;
  learnerView: QuizEditorProps['learnerView'];
}

/** The open question as learners see it. */
function Preview({ questions, index, learnerView }: PreviewProps) {
  const m = useMessages(quizEditorMessages);
  const question = questions[index];
  return (
    <section className={classes.preview} aria-label={m.preview}>
      {question ? (
        <QuestionPreview {...{ question, index, learnerView }} total={questions.length} />
      ) : (
        <Text c="dimmed">{m.openQuestion}</Text>
      )}
    </section>
  );
}

/** Enter in a one-line field does not save: the form is long, and saving has a button and Ctrl+S. */
function ignoreEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
