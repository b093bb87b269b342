import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';

/** For the address of an attempt that is not there, or somebody else's. */
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
