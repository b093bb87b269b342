import { Suspense } from 'react';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';
import { useIsOffered } from './api.ts';

// Few series give certificates.
const SeriesLine = lazyPart(
  () => import('./series-line.tsx').then((file) => file.SeriesLine),
  NoPart,
);

/** Says of a series that it gives a certificate, and leads to that of the learner; nothing for other series. */
export function LazySeriesLine({ seriesId }: { seriesId: number }) {
  const isOffered = useIsOffered(seriesId);
  return <Suspense>{isOffered && <SeriesLine seriesId={seriesId} />}</Suspense>;
}
