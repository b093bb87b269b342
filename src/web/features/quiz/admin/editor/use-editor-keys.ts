import { useEffect, useEffectEvent } from 'react';
import { latinKey } from '#web/keyboard/keys.ts';

interface EditorKeys {
  save: () => void;
  undo: () => void;
  redo: () => void;
  add: () => void;
  duplicate: () => void;
}

/** What Ctrl (or Cmd) and a key do in an editor, in its fields too; while a dialog is open they do nothing. */
export function useEditorKeys(keys: EditorKeys): void {
  const run = useEffectEvent((act: keyof EditorKeys) => keys[act]());
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = keyAct(event);
      if (!act || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      run(act);
    };
    // Handled before the fields: a field would undo only its own last typing.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

function keyAct(event: KeyboardEvent): keyof EditorKeys | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return undefined;
  const key = latinKey(event).toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (event.shiftKey) return undefined;
  const acts: Record<string, keyof EditorKeys> = {
    s: 'save',
    y: 'redo',
    enter: 'add',
    d: 'duplicate',
  };
  return acts[key];
}
