import { directionOf } from '#shared/kernel/language/languages.ts';
import { useKeys, useNoKeyRepeat } from '#web/keyboard/keys.ts';
import { useShortcutSwitch } from '#web/keyboard/shortcuts.ts';
import { useLanguage } from '#web/language/language.tsx';
import type { PlayerDialog } from './player-dialogs.tsx';
import type { PlayerSession } from './player-session.ts';
import { type Shortcut, shortcutOf } from './player-shortcuts.ts';
import { focusedOption, shownOption } from './question/answer-options.tsx';

interface PlayerKeysOptions {
  session: PlayerSession;
  /** False while a dialog is open or the attempt is over. */
  enabled: boolean;
  choose: (option: number) => void;
  /** Crosses out an option of a question on screen. */
  strike: (questionId: number, option: number) => void;
  /** Called after an option was chosen by its key. */
  onChosen: () => void;
  /** Called for a move to the question before. */
  onPrevious: () => void;
  /** Called for a move to the next question. */
  onNext: () => void;
  /** Checks the answer on screen; undefined if it cannot be checked. */
  onCheck: (() => void) | undefined;
  onOpen: (dialog: PlayerDialog) => void;
}

/** The player's keyboard shortcuts. */
export function usePlayerKeys({ session, enabled, ...actions }: PlayerKeysOptions): void {
  const [isOn] = useShortcutSwitch();
  const direction = directionOf(useLanguage());
  useNoKeyRepeat(true);
  const run = (shortcut: Shortcut) => {
    const { questions, current } = session.snapshot().player;
    const question = questions[current];
    switch (shortcut.act) {
      case 'choose': {
        const option = question && shownOption(question, shortcut.position);
        if (option === undefined) return;
        actions.choose(option);
        return actions.onChosen();
      }
      case 'strike': {
        const focused = focusedOption();
        return focused && actions.strike(focused.questionId, focused.option);
      }
      case 'zoom':
        return question?.imageUrl && actions.onOpen('picture');
      case 'flag':
        return question && session.toggleFlag(question.questionId);
      case 'previous':
        return actions.onPrevious();
      case 'next':
        return actions.onNext();
      case 'advance':
        if (actions.onCheck) return actions.onCheck();
        return current === questions.length - 1 ? actions.onOpen('submit') : actions.onNext();
      case 'submit':
      case 'help':
        return actions.onOpen(shortcut.act);
    }
  };
  useKeys({
    enabled: enabled && isOn,
    read: (key, focus) => shortcutOf(key, focus, direction),
    run,
  });
}
