import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { FailureAlert } from './failure-alert.tsx';
import { Page } from './page.tsx';

/** In place of a page that failed to load or to show. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset?.();
    void router.invalidate();
  };
  return (
    <Page width="text">
      <FailureAlert title="This page did not load" error={error} onRetry={retry} />
    </Page>
  );
}
