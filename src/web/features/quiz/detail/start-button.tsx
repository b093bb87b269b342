import { IconPlayerPlay } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { BlockedButton, isBlocked } from '../blocked-button.tsx';
import { type RetakeStatus, shownAction } from '../learner-api.ts';
import { quizMessages } from '../messages/messages.ts';

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

/** Starts, continues or retakes a quiz, or says why that is not possible now. */
export function StartButton({
  quizId,
  status,
  isUnknown,
  returnTo,
  guestLabel,
  startLabel,
}: StartButtonProps) {
  const m = useMessages(quizMessages);
  const user = useUser();
  if (!user) {
    return (
      <ButtonLink to="/auth" search={{ redirect: returnTo }} data-guest>
        {guestLabel ?? m.loginToPlay}
      </ButtonLink>
    );
  }
  const action = shownAction(status, isUnknown);
  if (isBlocked(action)) return <BlockedButton action={action} />;
  return (
    <ButtonLink
      to="/quiz/$id/start"
      params={{ id: String(quizId) }}
      leftSection={<IconPlayerPlay size={18} aria-hidden />}
    >
      {(action === 'start' && startLabel) || m.action[action]}
    </ButtonLink>
  );
}
