import { Button, Text, Title } from '@mantine/core';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useRecentImports, useUndoImport } from './api.ts';
import classes from './import-page.module.css';
import { exchangeMessages } from './messages/messages.ts';

/** Imports of the last day, each of which can be undone. */
export function RecentImports() {
  const m = useMessages(exchangeMessages);
  const imports = useRecentImports();
  const toast = useToast();
  const { mutateAsync, isPending } = useUndoImport();
  if (imports.length === 0) return null;
  const undo = (id: number) =>
    mutateAsync({ id }).then(
      () => {
        toast({ title: m.undone, tone: 'pass' });
        // The button that had the focus goes, with the section if it was the last one.
        document.getElementById('main')?.focus({ preventScroll: true });
      },
      (error: unknown) =>
        toast({ title: m.undoFailed, message: failureOf(error).message, tone: 'fail' }),
    );
  return (
    <section aria-labelledby="recent-imports">
      <Title order={2} size="h4" id="recent-imports">
        {m.recent}
      </Title>
      <Text size="sm" c="dimmed">
        {m.recentHint}
      </Text>
      <ul>
        {imports.map(({ id, fileName, quizId, quizTitle, questions, createdAt }) => (
          <li key={id} className={classes.item}>
            <div className={classes.what}>
              <Text fw={600} dir="auto" className={classes.text}>
                {fileName || `#${id}`}
              </Text>
              <Text size="sm" c="dimmed" component="div">
                {m.questions({ count: questions })} · <Moment at={createdAt} form="moment" />
                {quizId !== null && quizTitle !== null && (
                  <>
                    {' '}
                    ·{' '}
                    <TextLink to="/admin/edit-quiz/$id" params={{ id: String(quizId) }} inherit>
                      <span dir="auto">{quizTitle}</span>
                    </TextLink>
                  </>
                )}
              </Text>
            </div>
            <Button
              variant="default"
              size="sm"
              disabled={isPending}
              aria-label={m.undoNamed({ name: fileName || `#${id}` })}
              onClick={() => void undo(id)}
            >
              {m.undo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
