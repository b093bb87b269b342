import { Kbd } from '@mantine/core';
import { type FocusTarget, isModified, type Key, takesKeys, useKeys } from '#web/keyboard/keys.ts';
import { useShortcutSwitch } from '#web/keyboard/shortcuts.ts';
import { useMessages } from '#web/language/language.tsx';
import { resultsMessages } from './messages/messages.ts';
import { ShortcutKeys, ShortcutLegend } from './shortcut-legend.tsx';

const steps: Record<string, 1 | -1> = { j: 1, k: -1 };

/**
 * J moves to the next question on the page, K to the one before.
 * @param props.onStep instead, where one question is shown at a time
 */
export function ReviewLegend({ onStep }: { onStep?: ((step: 1 | -1) => void) | undefined }) {
  const { keys } = useMessages(resultsMessages);
  const [enabled, setEnabled] = useShortcutSwitch();
  useKeys({ enabled, read: stepOf, run: onStep ?? moveBy });
  return (
    <ShortcutLegend enabled={enabled} onChange={setEnabled}>
      <ShortcutKeys does={keys.next}>
        <Kbd>J</Kbd>
      </ShortcutKeys>
      <ShortcutKeys does={keys.previous}>
        <Kbd>K</Kbd>
      </ShortcutKeys>
    </ShortcutLegend>
  );
}

export function stepOf(key: Key, focus: FocusTarget): 1 | -1 | undefined {
  return takesKeys(focus) || isModified(key) ? undefined : steps[key.key.toLowerCase()];
}

function moveBy(step: 1 | -1): void {
  const questions = [...document.querySelectorAll<HTMLElement>('[data-question]')];
  const next = questions[currentIndex(questions) + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
}

/** The question that has the focus, else the last one that has come up to the top; -1 above them all. */
function currentIndex(questions: readonly HTMLElement[]): number {
  const focused = questions.findIndex((question) => question.contains(document.activeElement));
  if (focused >= 0) return focused;
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return questions.findLastIndex((question) => question.getBoundingClientRect().top <= line + 1);
}
