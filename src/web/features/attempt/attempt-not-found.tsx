import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';

/** For an attempt that does not exist or belongs to another account. */
export function AttemptNotFound() {
  return (
    <Page>
      <EmptyState
        order={1}
        title="Quiz attempt not found"
        action={<ButtonLink to="/results">My Results</ButtonLink>}
      >
        It does not exist, or it belongs to another account.
      </EmptyState>
    </Page>
  );
}
