import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useConsent } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';

/** Reports every opened page to the analytics service, if the visitor agrees. */
export function Analytics({ measurementId }: { measurementId: string }) {
  const consent = useConsent();
  usePageViews(measurementId, consent === 'granted');
  return consent === undefined ? <ConsentBar /> : null;
}

function usePageViews(measurementId: string, wanted: boolean) {
  const router = useRouter();
  const started = useRef(false);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    // Nothing of it is loaded before there is a consent.
    const service = import('./page-views.ts').then((views) => {
      if (!started.current) views.startCounting(measurementId);
      started.current = true;
      views.resumeCounting(measurementId);
      return views;
    });
    const count = (path: string) => void service.then((views) => left || views.countPageView(path));
    count(router.state.location.pathname);
    const unsubscribe = router.subscribe(
      'onResolved',
      ({ pathChanged, fromLocation, toLocation }) => {
        if (pathChanged && fromLocation) count(toLocation.pathname);
      },
    );
    return () => {
      left = true;
      unsubscribe();
      void service.then((views) => views.stopCounting(measurementId));
    };
  }, [measurementId, wanted, router]);
}
