import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { ReviewPartProps } from '../review/reviewed-options.tsx';
import type { AnswerPartProps } from '../taking/question/answer-options.tsx';

const loadPlayer = () => import('./marked-picture.tsx');
const LaterPlayer = lazyPart(() => loadPlayer().then((file) => file.MarkedPicture));
const LaterReview = lazyPart(() =>
  import('./reviewed-picture.tsx').then((file) => file.ReviewedPicture),
);

/** The picture on which spots are placed. Few quizzes need its code. */
export const MarkedPicture = (props: AnswerPartProps) => (
  <Suspense>
    <LaterPlayer {...props} />
  </Suspense>
);

/** The picture with the spots of an answer. */
export const ReviewedPicture = (props: ReviewPartProps) => (
  <Suspense>
    <LaterReview {...props} />
  </Suspense>
);

/** Preloads the code while there is a network. */
export function preloadPlayerOfPictures(): void {
  loadPlayer().catch(() => {});
}
