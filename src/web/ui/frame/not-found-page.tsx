import { Button, Group, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { EmptyState } from '../empty-state.tsx';
import { ButtonLink } from '../text/links.tsx';
import classes from './not-found-page.module.css';
import { Page } from './page.tsx';

/** The page for unknown addresses. */
export function NotFoundPage() {
  return (
    <Page>
      <EmptyState
        order={1}
        title="404 Page Not Found"
        action={
          <>
            <SearchInstead />
            <Group justify="center">
              <ButtonLink to="/" variant="default">
                Go home
              </ButtonLink>
              <ButtonLink to="/quizzes" variant="default">
                Browse quizzes
              </ButtonLink>
            </Group>
          </>
        }
      >
        Did you forget to add the page to the router?
      </EmptyState>
    </Page>
  );
}

/** A form as browsers know it, so that it works before its script is there. */
function SearchInstead() {
  const navigate = useNavigate();
  return (
    <search className={classes.search}>
      <form
        action="/quizzes"
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault();
          const q = new FormData(event.currentTarget).get('q');
          if (typeof q === 'string' && q.trim() !== '')
            void navigate({ to: '/quizzes', search: { q: q.trim() } });
        }}
      >
        <TextInput
          type="search"
          name="q"
          aria-label="Find a quiz"
          placeholder="Find a quiz"
          maxLength={200}
          required
          flex={1}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <Button type="submit">Find</Button>
      </form>
    </search>
  );
}
