import { Button, Progress, Text, Title } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { isUnderWay, type Regrade, useRegradeCalls } from './api.ts';
import { regradeMessages } from './messages/messages.ts';
import classes from './regrade.module.css';

/** What was decided about the question before, with the progress of what is under way. */
export function RegradeHistory({ regrades }: { regrades: readonly Regrade[] }) {
  const m = useMessages(regradeMessages);
  const { undo } = useRegradeCalls();
  const { run } = useReported(m.notDone);
  const { confirm, dialog } = useConfirm();
  if (regrades.length === 0) return null;
  const askUndo = (id: number) =>
    confirm({
      title: m.undoTitle,
      consequences: m.undoHint,
      confirmLabel: m.undo,
      act: () => run(() => undo({ id }), m.undoBegan),
    });
  return (
    <section className={classes.part}>
      <Title order={2} size="h4">
        {m.history}
      </Title>
      <ul className={classes.rows}>
        {regrades.map((regrade) => (
          <li key={regrade.id}>
            <div className={classes.words}>
              <b>{m.decisions[regrade.method]}</b>
              <Outcome regrade={regrade} />
              <Text size="sm" c="dimmed">
                <Moment at={regrade.createdAt} form="moment" />
                {regrade.createdByName && (
                  <>
                    {' · '}
                    <bdi>{regrade.createdByName}</bdi>
                  </>
                )}
              </Text>
            </div>
            {regrade.isUndoable && (
              <Button variant="default" size="sm" onClick={() => askUndo(regrade.id)}>
                {m.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}

function Outcome({ regrade }: { regrade: Regrade }) {
  const m = useMessages(regradeMessages);
  const format = useFormat();
  const { state, method, seen, attempts, changed } = regrade;
  if (method === 'leave') return null;
  if (state === 'undone') return <span>{m.undone}</span>;
  if (!isUnderWay(regrade)) return <span>{m.changedScores({ count: changed })}</span>;
  const figures = { seen: format.count(seen), attempts: format.count(attempts) };
  const words = state === 'undoing' ? m.undoing(figures) : m.running(figures);
  return (
    <>
      <span role="status">{words}</span>
      <Progress value={attempts === 0 ? 100 : (seen / attempts) * 100} aria-label={words} />
    </>
  );
}
