import { lazyPart } from '#web/ui/lazy-part.tsx';

const load = () => import('./gap-fields.tsx');

/** The part for a text with gaps, which most quizzes do not need. */
export const GapFields = lazyPart(() => load().then((file) => file.GapFields));

/** Preloads it while there is a network. */
export function preloadGaps(): void {
  load().catch(() => {});
}
