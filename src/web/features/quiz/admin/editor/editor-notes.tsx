import { FoundDrafts } from '#web/drafts/found-drafts.tsx';
import { useMessages } from '#web/language/language.tsx';
import { type ListedProblem, ProblemSummary } from '#web/ui/form/problem-summary.tsx';
import { focusSoon, questionPrefix } from '../questions/question-prefix.ts';
import { quizEditorMessages } from './messages/messages.ts';
import { problemLinks } from './problem-links.ts';
import type { Editor } from './use-quiz-editor.ts';

interface EditorNotesProps {
  editor: Editor;
  /** When the quiz was stored; null for a new one. */
  storedAt: string | null;
}

/** The drafts that were found, and what must be put right before a save. */
export function EditorNotes({ editor, storedAt }: EditorNotesProps) {
  const m = useMessages(quizEditorMessages);
  const { state, saving, draft, changed, actions } = editor;
  const { questions } = state.work;
  const goTo = (problem: ListedProblem) => {
    const question = questions.find(({ key }) =>
      problem.target.startsWith(`${questionPrefix(key)}-`),
    );
    if (question && question.key !== state.openKey) actions.onOpen(question.key);
    focusSoon(problem.target);
  };

  return (
    <>
      <FoundDrafts
        found={draft.found}
        storedAt={storedAt}
        changed={changed}
        onResume={editor.resume}
        onDiscard={(found) => void draft.discardFound(found)}
      />
      <ProblemSummary
        ref={saving.summary}
        problems={problemLinks(saving.problems, questions, m)}
        onGo={goTo}
      />
    </>
  );
}
