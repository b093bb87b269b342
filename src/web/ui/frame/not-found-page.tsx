import { Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import { ButtonLink } from '../text/links.tsx';
import { EmptyPage } from './empty-page.tsx';
import classes from './not-found-page.module.css';

/** The page for unknown addresses. */
export function NotFoundPage() {
  const m = useMessages(uiMessages);
  return (
    <EmptyPage
      title={m.notFound.title}
      action={
        <>
          <SearchInstead />
          <Group justify="center" gap="xs">
            <ButtonLink to="/" variant="default">
              {m.goHome}
            </ButtonLink>
            <ButtonLink to="/quizzes" variant="default">
              {m.notFound.browse}
            </ButtonLink>
          </Group>
        </>
      }
    >
      {m.notFound.hint}
    </EmptyPage>
  );
}

/** A form as browsers know it, so that it works before its script is there. */
function SearchInstead() {
  const m = useMessages(uiMessages).notFound;
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
        {/* Not Mantine's, whose styles would be on every page. */}
        <input
          className={classes.input}
          type="search"
          name="q"
          aria-label={m.findQuiz}
          placeholder={m.findQuiz}
          maxLength={200}
          required
        />
        <Button type="submit">{m.find}</Button>
      </form>
    </search>
  );
}
