import { lazyPart } from '#web/ui/lazy-part.tsx';

const load = () => import('./essay-answer.tsx');

/** The part for an essay, whose field grows with its text and which most quizzes do not need. */
export const EssayAnswer = lazyPart(() => load().then((file) => file.EssayAnswer));

/** Preloads it while there is a network. */
export function preloadEssays(): void {
  load().catch(() => {});
}
