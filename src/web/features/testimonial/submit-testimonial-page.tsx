import { Alert, Button, Group } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { CurrentUser } from '#shared/features/account/schema.ts';
import type { TestimonialStatus } from '#shared/features/testimonial/schema.ts';
import { useUser } from '#web/session/session.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useOwnTestimonial } from './api.ts';
import { TestimonialForm } from './testimonial-form.tsx';

export function SubmitTestimonialPage() {
  const user = useUser();
  return <Page>{user ? <Submission user={user} /> : <SignInFirst />}</Page>;
}

function SignInFirst() {
  return (
    <EmptyState
      title="Authentication Required"
      order={1}
      action={
        <ButtonLink to="/auth" search={{ redirect: '/submit-testimonial' }}>
          Sign In
        </ButtonLink>
      }
    >
      Please sign in to share your experience.
    </EmptyState>
  );
}

function Submission({ user }: { user: CurrentUser }) {
  const [sent, setSent] = useState(false);
  if (sent) return <ThankYou onAgain={() => setSent(false)} />;
  return (
    <>
      <PageHeader
        title="Share Your Experience"
        lead="Tell others what it is like to learn here. Your words appear on the home page once we have approved them."
      />
      <EarlierOne />
      <TestimonialForm name={user.displayName || user.username} onSent={() => setSent(true)} />
    </>
  );
}

const whatBecame: Record<TestimonialStatus, string> = {
  pending: 'Your last testimonial is waiting for review. A new one will replace it.',
  approved:
    'Your last testimonial is on the home page. A new one will replace it once it is approved.',
  rejected: 'Your last testimonial was not published. You are welcome to write another.',
};

function EarlierOne() {
  const { data } = useOwnTestimonial();
  if (!data) return null;
  return (
    <Alert mb="lg" icon={<IconInfoCircle aria-hidden />}>
      {whatBecame[data.status]}
    </Alert>
  );
}

function ThankYou({ onAgain }: { onAgain: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" style={{ outline: 'none' }}>
      <EmptyState
        title="Thank You!"
        order={1}
        action={
          <Group justify="center">
            <Button variant="default" onClick={onAgain}>
              Write another
            </Button>
            <ButtonLink to="/quizzes">Explore Quizzes</ButtonLink>
          </Group>
        }
      >
        Your testimonial has arrived. It will appear on the home page once it is approved.
      </EmptyState>
    </div>
  );
}
