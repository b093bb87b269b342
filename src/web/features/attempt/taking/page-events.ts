import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { preloadPicture, widestInQuestion } from '#web/pictures/picture-sizes.ts';
import { useSignedInAgain } from '#web/session/session-watch.tsx';
import { preloadMarkdown } from '#web/ui/markdown/markdown.tsx';
import { afterPaint, whenIdle } from '#web/when-idle.ts';
import { preloadPlayerOfPictures } from '../hotspot/parts.tsx';
import { preloadChecking } from './question/checking.ts';
import { preloadEssays } from './question/essays.ts';
import { preloadGaps } from './question/gaps.ts';
import type { AttemptSession } from './saving/attempt-session.ts';

/**
 * Loads what later questions and the summary need while there is a network, and sends waiting
 * answers when the network is back or the page is hidden. When the learner comes back to the page, it reads what other
 * devices have saved.
 */
export function usePageEvents(session: AttemptSession): void {
  const router = useRouter();
  useSignedInAgain(() => session.hurry());
  useEffect(
    () =>
      whenIdle(() => {
        preloadParts(session.attempt);
        void router.loadRouteChunk(router.routesById['/quiz-summary']);
      }, afterPaint),
    [session, router],
  );
  useEffect(() => {
    const hurry = () => session.hurry();
    const onVisibility = () =>
      document.visibilityState === 'hidden' ? session.flush() : session.hurry();
    const sayClosed = () => {
      session.flush();
      session.announce('closed');
    };
    const sayOpened = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      session.announce('opened');
      session.hurry();
    };
    addEventListener('pagehide', sayClosed);
    addEventListener('pageshow', sayOpened);
    addEventListener('online', hurry);
    addEventListener('focus', hurry);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', sayClosed);
      removeEventListener('pageshow', sayOpened);
      removeEventListener('online', hurry);
      removeEventListener('focus', hurry);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [session]);
}

/** Loads what the questions of the attempt are shown with. */
function preloadParts({ questions, atOnce }: AttemptSession['attempt']): void {
  preloadMarkdown(
    questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)]),
  );
  if (questions.some(({ gaps }) => gaps.length > 0)) preloadGaps();
  if (questions.some(({ type }) => type === 'hotspot')) preloadPlayerOfPictures();
  if (questions.some(({ type }) => type === 'essay')) preloadEssays();
  if (atOnce !== null) preloadChecking();
  for (const { imageUrl } of questions) if (imageUrl) preloadPicture(imageUrl, widestInQuestion);
}
