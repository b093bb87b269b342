import { Group } from '@mantine/core';
import { EmptyState } from './empty-state.tsx';
import { ButtonLink } from './links.tsx';
import { Page } from './page.tsx';

/** For every address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Page>
      <EmptyState
        order={1}
        title="404 Page Not Found"
        action={
          <Group justify="center" mt="sm">
            <ButtonLink to="/">Go home</ButtonLink>
            <ButtonLink to="/quizzes" variant="default">
              Browse quizzes
            </ButtonLink>
          </Group>
        }
      >
        Did you forget to add the page to the router?
      </EmptyState>
    </Page>
  );
}
