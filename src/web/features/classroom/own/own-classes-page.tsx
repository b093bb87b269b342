import { Button, Text, Title } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type OwnClass, useMemberCalls, useOwnClasses } from '../api.ts';
import { ClassOffer } from './class-offer.tsx';
import { JoinForm } from './join-form.tsx';
import { ownClassMessages } from './messages/messages.ts';
import classes from './to-do.module.css';
import { ToDo } from './to-do.tsx';

/** The classes of a learner with what is to do, and how to join another one. */
export function OwnClassesPage({ code }: { code: string | undefined }) {
  const m = useMessages(ownClassMessages);
  const own = useOwnClasses();
  return (
    <Page width="text">
      <PageHeader title={m.title} lead={m.lead} />
      {code !== undefined && <ClassOffer joinCode={code} />}
      {own.length === 0 && code === undefined && (
        <EmptyState title={m.none} order={2}>
          {m.noneHint}
        </EmptyState>
      )}
      {own.map((each) => (
        <ClassPart key={each.id} own={each} />
      ))}
      {code === undefined && <JoinForm />}
    </Page>
  );
}

function ClassPart({ own: { id, name, teachers, assignments } }: { own: OwnClass }) {
  const m = useMessages(ownClassMessages);
  const format = useFormat();
  const { leave } = useMemberCalls();
  const { run } = useReported(m.notLeft);
  const { confirm, dialog } = useConfirm();
  return (
    <section className={classes.part} aria-labelledby={`class-${id}`}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={`class-${id}`} dir="auto">
          {name}
        </Title>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={m.leaveNamed({ name })}
          onClick={() =>
            confirm({
              title: m.leaveTitle({ name }),
              consequences: m.leaveHint,
              confirmLabel: m.leave,
              act: () => run(() => leave({ classId: id }), m.left),
            })
          }
        >
          {m.leave}
        </Button>
      </div>
      {teachers.length > 0 && (
        <Text size="sm" c="dimmed">
          {m.taughtBy({ names: format.list(teachers) })}
        </Text>
      )}
      <ToDo assignments={assignments} />
      {dialog}
    </section>
  );
}
