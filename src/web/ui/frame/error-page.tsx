import type { ErrorComponentProps } from '@tanstack/react-router';
import { ButtonLink } from '../text/links.tsx';
import { Page } from './page.tsx';
import { RouteFailure } from './route-failure.tsx';

/** In place of a page that failed to load or to show. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <Page width="text">
      <RouteFailure error={error} reset={reset}>
        <ButtonLink to="/" variant="subtle" size="sm">
          Home page
        </ButtonLink>
      </RouteFailure>
    </Page>
  );
}
