import type { ErrorComponentProps } from '@tanstack/react-router';
import { failureMessages } from '#web/failure/messages/messages.ts';
import { useMessages } from '#web/language/language.tsx';
import { TextLink } from '../text/links.tsx';
import { Page } from './page.tsx';
import { RouteFailure } from './route-failure.tsx';

/** In place of a page that failed to load or to show. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const m = useMessages(failureMessages);
  return (
    <Page width="text">
      <RouteFailure error={error} reset={reset}>
        <TextLink to="/">{m.homePage}</TextLink>
      </RouteFailure>
    </Page>
  );
}
