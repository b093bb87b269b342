import { Alert, Button, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useMemberCalls } from '../api.ts';
import { useOffer } from '../invitations/api.ts';
import { JoinForm } from './join-form.tsx';
import { ownClassMessages } from './messages/messages.ts';
import classes from './to-do.module.css';

/** The class of a link, with its teachers; one press joins it. */
export function ClassOffer({ joinCode }: { joinCode: string }) {
  const m = useMessages(ownClassMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const { join } = useMemberCalls();
  const { pending, run } = useReported(m.notJoined);
  const offer = useOffer(joinCode);
  if (!offer)
    return (
      <>
        <Alert color="marigold">{m.noOffer}</Alert>
        <JoinForm />
      </>
    );
  const { name, teachers, isMember } = offer;
  if (isMember) return <Alert color="pass">{m.alreadyMember({ name })}</Alert>;
  const send = async () => {
    if (!(await run(() => join({ joinCode }), m.joined))) return;
    await navigate({ to: '/classes', search: {}, replace: true });
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={classes.offer} aria-labelledby="class-offer">
      <Title order={2} size="h4" id="class-offer">
        {m.offered({ name })}
      </Title>
      {teachers.length > 0 && <Text>{m.taughtBy({ names: format.list(teachers) })}</Text>}
      <Text size="sm" c="dimmed">
        {m.offerHint}
      </Text>
      <PlainForm onSubmit={() => void send()}>
        <Button type="submit" loading={pending}>
          {m.join}
        </Button>
      </PlainForm>
    </section>
  );
}
