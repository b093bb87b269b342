import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import { useUser } from '#web/session/session.tsx';
import { type OwnNotes, useNoteCalls } from './api.ts';
import { keptNote } from './kept-note.ts';

/**
 * The text of a note while it is written. The tab keeps it with each key press until the server has it. It is saved on
 * request, when the field is left, and when the field goes away.
 */
export function useNoteText({ id, note, updatedAt }: OwnNotes) {
  const user = useUser();
  const kept = keptNote(user?.id, id);
  const calls = useNoteCalls();
  const [found] = useState(() => kept.read());
  const [text, setText] = useState(found?.note ?? note ?? '');
  const [failure, setFailure] = useState<CallFailure>();
  const [state, setState] = useState<'unsaved' | 'saving' | 'saved'>('unsaved');
  const stored = useRef({ note: note ?? '', updatedAt: found ? found.base : updatedAt });
  const typed = useRef(text);
  const running = useRef<Promise<boolean>>(undefined);
  const isChanged = () => typed.current.trim() !== stored.current.note;

  /** @returns whether the server has taken the text, to which more may have been typed since */
  const send = async (): Promise<boolean> => {
    setState('saving');
    const sent = typed.current;
    try {
      const loadedUpdatedAt = stored.current.updatedAt;
      const next = await calls.save({ id, note: sent, loadedUpdatedAt });
      stored.current = { note: next.note ?? '', updatedAt: next.updatedAt };
      setFailure(undefined);
      if (typed.current === sent) {
        kept.remove();
        setState('saved');
      } else kept.write(typed.current, next.updatedAt);
      return true;
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      setState('unsaved');
      if (reason.code === 'stale' && reason.current) {
        // The next save replaces that version, which is shown meanwhile.
        stored.current = { ...stored.current, updatedAt: reason.current.updatedAt };
        await calls.readAgain();
      }
      return false;
    } finally {
      running.current = undefined;
    }
  };

  /**
   * Saves what was typed, after a save that is running: only then is the version known that it follows. A refused save is
   * followed by none, so that the other version is seen first.
   * @returns whether everything that was typed is stored
   */
  const save = async (): Promise<boolean> => {
    while (running.current) if (!(await running.current)) return false;
    if (!isChanged()) {
      kept.remove();
      return true;
    }
    running.current = send();
    return (await running.current) && !isChanged();
  };

  const saveUnasked = () => {
    if (isChanged() && failure?.code !== 'stale' && state !== 'saving') void save();
  };
  const leave = useEffectEvent(saveUnasked);
  useEffect(() => () => leave(), []);

  return {
    text,
    type: (words: string) => {
      typed.current = words;
      setText(words);
      setState('unsaved');
      kept.write(words, stored.current.updatedAt);
    },
    state,
    failure,
    save,
    saveUnasked,
    isUnsaved: () => isChanged() && state !== 'saving',
  };
}
