import { useEffect, useRef } from 'react';
import { writeLastPosition } from '../saving/last-position.ts';

/**
 * A new question begins at its top, with the focus on its number or, with a keyboard, in its text field.
 * @param rememberedAttempt the attempt for which this browser remembers the position
 * @param isAll all questions are on the page, which does not change
 */
export function useQuestionFocus(
  current: number,
  { rememberedAttempt, isAll }: { rememberedAttempt: number | undefined; isAll: boolean },
) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (rememberedAttempt !== undefined) writeLastPosition(rememberedAttempt, current);
    if (shown.current === current || isAll) return;
    shown.current = current;
    const panel = heading.current?.closest('article');
    const line = panel?.querySelector<HTMLInputElement>('input[data-written-answer]');
    const hasKeyboard = matchMedia('(hover: hover)').matches;
    const target = line && hasKeyboard ? line : heading.current;
    target?.focus({ preventScroll: true });
    panel?.closest('[data-scroller]')?.scrollTo({ top: 0 });
  }, [current, rememberedAttempt, isAll]);
  return heading;
}

/** A reference to the element that gets the focus when the question that it shows is checked. */
export function useCheckedFocus(questionId: number, isChecked: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef({ questionId, isChecked });
  useEffect(() => {
    const { current } = before;
    before.current = { questionId, isChecked };
    const { activeElement } = document;
    // Checked in another tab, it must not take the focus from where the learner is.
    const isHere = activeElement === document.body || element.current?.contains(activeElement);
    if (current.questionId === questionId && isChecked && !current.isChecked && isHere)
      element.current?.focus({ preventScroll: true });
  }, [questionId, isChecked]);
  return element;
}

/** Goes to a question where all are on one page. */
export function showQuestion(index: number): void {
  const item = document.querySelector(`[data-question="${index}"]`);
  item?.scrollIntoView({ block: 'start' });
  item?.querySelector('h2')?.focus({ preventScroll: true });
}
