import { Alert, Button, Group } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '#shared/features/account/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useOwnTestimonial } from './api.ts';
import { testimonialMessages } from './messages/messages.ts';
import { TestimonialForm } from './testimonial-form.tsx';

export function SubmitTestimonialPage() {
  const user = useUser();
  return <Page>{user ? <Submission user={user} /> : <SignInFirst />}</Page>;
}

function SignInFirst() {
  const m = useMessages(testimonialMessages).signIn;
  return (
    <EmptyState
      title={m.title}
      order={1}
      action={
        <ButtonLink to="/auth" search={{ redirect: '/submit-testimonial' }}>
          {m.action}
        </ButtonLink>
      }
    >
      {m.hint}
    </EmptyState>
  );
}

function Submission({ user }: { user: CurrentUser }) {
  const m = useMessages(testimonialMessages);
  const [sent, setSent] = useState(false);
  if (sent) return <ThankYou onAgain={() => setSent(false)} />;
  return (
    <>
      <PageHeader title={m.title} lead={m.lead} />
      <EarlierOne />
      <TestimonialForm name={user.displayName || user.username} onSent={() => setSent(true)} />
    </>
  );
}

function EarlierOne() {
  const m = useMessages(testimonialMessages).earlier;
  const { data } = useOwnTestimonial();
  if (!data) return null;
  return (
    <Alert mb="lg" icon={<IconInfoCircle aria-hidden />}>
      {m[data.status]}
    </Alert>
  );
}

function ThankYou({ onAgain }: { onAgain: () => void }) {
  const m = useMessages(testimonialMessages).thanks;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" style={{ outline: 'none' }}>
      <EmptyState
        title={m.title}
        order={1}
        action={
          <Group justify="center">
            <Button variant="default" onClick={onAgain}>
              {m.another}
            </Button>
            <ButtonLink to="/quizzes">{m.explore}</ButtonLink>
          </Group>
        }
      >
        {m.text}
      </EmptyState>
    </div>
  );
}
