import { lazyPart } from '#web/ui/lazy-part.tsx';

const load = () => Promise.all([import('./check-button.tsx'), import('./checked-answer.tsx')]);

/** The parts for answers that are checked, which most quizzes do not need. */
export const CheckButton = lazyPart(() => load().then(([file]) => file.CheckButton));
export const CheckedAnswer = lazyPart(() => load().then(([, file]) => file.CheckedAnswer));

/** Preloads them while there is a network. */
export function preloadChecking(): void {
  load().catch(() => {});
}
