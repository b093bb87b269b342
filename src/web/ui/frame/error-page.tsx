import type { ErrorComponentProps } from '@tanstack/react-router';
import { TextLink } from '../text/links.tsx';
import { Page } from './page.tsx';
import { RouteFailure } from './route-failure.tsx';

/** In place of a page that failed to load or to show. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <Page width="text">
      <RouteFailure error={error} reset={reset}>
        <TextLink to="/">Home page</TextLink>
      </RouteFailure>
    </Page>
  );
}
