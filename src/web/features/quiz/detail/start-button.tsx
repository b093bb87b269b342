import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconClock, IconPlayerPlay } from '@tabler/icons-react';
import { useUser } from '#web/session/session.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { RetakeStatus } from '../retake-api.ts';

interface StartButtonProps {
  quizId: number;
  /** Undefined for a guest, and until it is known. */
  status: RetakeStatus | undefined;
  /** It could not be loaded; starting shows it. */
  isUnknown: boolean;
  /** Where a guest returns to after signing in. */
  returnTo: string;
  /** The label for a guest; the link leads to signing in either way. */
  guestLabel?: string;
  /** The label before the first attempt. */
  startLabel?: string;
}

/** The way into a quiz: start, continue, retake, or why not now. */
export function StartButton({
  quizId,
  status,
  isUnknown,
  returnTo,
  guestLabel = 'Login to Play',
  startLabel = 'Start Quiz',
}: StartButtonProps) {
  const user = useUser();
  if (!user) {
    return (
      <ButtonLink to="/auth" search={{ redirect: returnTo }}>
        {guestLabel}
      </ButtonLink>
    );
  }
  if (!status && !isUnknown) {
    return (
      <Button disabled leftSection={<Loader size={16} color="gray" />}>
        Processing...
      </Button>
    );
  }
  const last = status?.lastAttempt;
  if (status && !status.canRetake && status.openAttemptId === null) {
    return last?.passed ? (
      <Button disabled leftSection={<IconCircleCheck size={18} aria-hidden />}>
        Quiz Mastered
      </Button>
    ) : (
      <Button disabled leftSection={<IconClock size={18} aria-hidden />}>
        In Cooldown
      </Button>
    );
  }
  return (
    <ButtonLink
      to="/quiz/$id/start"
      params={{ id: String(quizId) }}
      leftSection={<IconPlayerPlay size={18} aria-hidden />}
    >
      {status?.openAttemptId ? 'Continue Quiz' : last ? 'Retake Quiz' : startLabel}
    </ButtonLink>
  );
}
