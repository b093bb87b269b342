import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconDevices } from '@tabler/icons-react';
import { counted } from '../../ui/format.ts';
import { ButtonLink } from '../../ui/links.tsx';
import type { QueueState } from './answer-queue.ts';

interface PlayerNoticesProps {
  queue: QueueState;
  /** The attempt was begun somewhere else. */
  isContinued: boolean;
  /** It is open in another tab of this browser now. */
  isElsewhere: boolean;
  onRetry: () => void;
  onDismiss: () => void;
}

/** What the learner should know beside the question: where answers are kept, who else has the paper. */
export function PlayerNotices(props: PlayerNoticesProps) {
  return (
    <div role="status">
      <ConnectionNotice {...props} />
      <CompanyNotice {...props} />
    </div>
  );
}

function ConnectionNotice({ queue, onRetry }: PlayerNoticesProps) {
  if (queue.refusal?.code === 'signed-out') {
    return (
      <Alert
        color="fail"
        mb="md"
        icon={<IconAlertTriangle aria-hidden />}
        title="You were signed out"
      >
        Your answers are kept on this device. Sign in again in a new tab, then send them.
        <Group mt="sm">
          <ButtonLink to="/auth" target="_blank" size="sm">
            Sign In
          </ButtonLink>
          <Button variant="default" size="sm" onClick={onRetry}>
            Send answers
          </Button>
        </Group>
      </Alert>
    );
  }
  if (queue.refusal) {
    return (
      <Alert
        color="fail"
        mb="md"
        icon={<IconAlertTriangle aria-hidden />}
        title="Answers are not saved"
      >
        {queue.refusal.message} They are kept on this device and go along when you submit.
      </Alert>
    );
  }
  if (!queue.isWaiting) return null;
  return (
    <Alert
      color="marigold"
      mb="md"
      icon={<IconCloudOff aria-hidden />}
      title={`Offline: ${counted(queue.pending, 'answer')} kept on this device`}
    >
      Go on answering. Everything is sent by itself once the network is back; the time keeps
      running.
    </Alert>
  );
}

function CompanyNotice({ isContinued, isElsewhere, onDismiss }: PlayerNoticesProps) {
  if (!isContinued && !isElsewhere) return null;
  return (
    <Alert
      color="pen"
      mb="md"
      icon={<IconDevices aria-hidden />}
      title={
        isElsewhere
          ? 'This quiz is open in another tab too'
          : 'Continued from another tab or device'
      }
      {...(isElsewhere
        ? {}
        : { withCloseButton: true, onClose: onDismiss, closeButtonLabel: 'Dismiss' })}
    >
      {isElsewhere
        ? 'Both work on the same attempt and show the same answers; the last change counts.'
        : 'Everything you had answered is here, and the clock kept running.'}
    </Alert>
  );
}
