import { type Dispatch, useMemo } from 'react';
import type { PastedQuestion } from '#shared/features/exchange/pasted-questions.ts';
import { useMessages } from '#web/language/language.tsx';
import { useLatest } from '#web/use-latest.ts';
import type { EditorAction, EditorState } from '../editor/editor-state.ts';
import { questionMessages } from './messages/messages.ts';
import type { EditedQuestion, QuestionListAction } from './question-list-state.ts';
import { focusSoon, questionPrefix } from './question-prefix.ts';

/** What can be done with the questions of an editor. */
export interface QuestionActions {
  onOpen: (key: string) => void;
  onChange: (question: EditedQuestion) => void;
  /** Moves a question by one position. */
  onMove: (key: string, by: -1 | 1) => void;
  /** Moves a question to a position, from 0. */
  onMoveTo: (key: string, to: number) => void;
  onDuplicate: (key: string) => void;
  onRemove: (key: string) => void;
  onPaste: (key: string, pasted: readonly PastedQuestion[]) => void;
  onAdd: () => void;
}

/**
 * The functions never change and read the list when they are called: new ones would draw every row again.
 * @param say announces what happened
 */
export function useQuestionActions(
  state: EditorState,
  dispatch: Dispatch<EditorAction>,
  say: (text: string) => void,
): QuestionActions {
  const m = useMessages(questionMessages);
  const latest = useLatest(state);
  return useMemo(() => {
    const act = (action: QuestionListAction) => dispatch({ type: 'list', action, at: Date.now() });
    const questions = () => latest.current.work.questions;
    const indexOf = (key: string) => questions().findIndex((question) => question.key === key);
    const moveTo = (key: string, to: number) => {
      if (to < 0 || to >= questions().length) return;
      act({ type: 'move', key, to });
      say(m.said.moved({ position: String(to + 1), total: String(questions().length) }));
    };
    return {
      onOpen: (key) => {
        act({ type: 'open', key });
        focusSoon(`${questionPrefix(key)}-text`);
      },
      onChange: (question) => act({ type: 'change', question }),
      onMove: (key, by) => {
        const focused = document.activeElement;
        moveTo(key, indexOf(key) + by);
        // A moved element loses the focus.
        requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
      },
      onMoveTo: moveTo,
      onDuplicate: (key) => {
        const copy = `new-${latest.current.nextKey}`;
        act({ type: 'duplicate', key });
        focusSoon(`${questionPrefix(copy)}-text`);
      },
      onRemove: (key) => {
        const index = indexOf(key);
        const next = questions()[index + 1] ?? questions()[index - 1];
        if (index < 0 || !next) return;
        act({ type: 'remove', key });
        say(m.said.removed({ number: String(index + 1) }));
        focusSoon(`${questionPrefix(next.key)}-head`);
      },
      onPaste: (key, pasted) => {
        act({ type: 'paste', key, pasted });
        if (pasted.length > 1) say(m.said.pasted({ count: pasted.length }));
      },
      onAdd: () => {
        const added = `new-${latest.current.nextKey}`;
        act({ type: 'add' });
        focusSoon(`${questionPrefix(added)}-text`);
      },
    };
  }, [dispatch, say, latest, m]);
}
