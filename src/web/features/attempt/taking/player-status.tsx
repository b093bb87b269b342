import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconCloudOff,
  IconDevices,
  IconDots,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CallFailure } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { playerMessages } from './messages/messages.ts';
import type { Phase, QuestionStatus } from './player-state.ts';
import classes from './player-status.module.css';
import { timerWarning } from './quiz-timer.tsx';
import type { QueueState } from './saving/answer-queue.ts';

type Messages = MessagesOf<typeof playerMessages>['status'];

interface PlayerStatusProps {
  phase: Phase;
  queue: QueueState;
  statuses: readonly QuestionStatus[];
  isElsewhere: boolean;
  isContinued: boolean;
  deadline: string;
  onSend: () => void;
  onMove: (index: number) => void;
}

/** One line of fixed height: the most important message, and an action for it. */
export function PlayerStatus(props: PlayerStatusProps) {
  const { status: m } = useMessages(playerMessages);
  const urgent =
    phaseNotice(props.phase, m) ?? refusalNotice(props, m) ?? connectionNotice(props, m);
  const notice = urgent ?? otherTabNotice(props, m);
  return (
    <div className={classes.line} data-tone={notice?.tone}>
      <div className={classes.words} role="status">
        {notice && (
          <>
            {notice.icon}
            <span>{notice.text}</span>
          </>
        )}
      </div>
      {urgent?.action}
      {!urgent && <SaveNote isSaved={props.statuses.find(({ isCurrent }) => isCurrent)?.isSaved} />}
      {!urgent && <TimeNote deadline={props.deadline} />}
    </div>
  );
}

interface Notice {
  tone: 'fail' | 'warn' | 'plain';
  icon: ReactNode;
  text: string;
  action?: ReactNode;
}

function phaseNotice(phase: Phase, m: Messages): Notice | undefined {
  const text = {
    answering: undefined,
    'times-up': m.timesUp,
    submitting: m.submitting,
    over: m.over,
  }[phase];
  return text ? { tone: 'plain', icon: <IconClock size={18} aria-hidden />, text } : undefined;
}

/** An answer was refused: it is not saved until the learner changes it. */
function refusalNotice({ statuses, onMove }: PlayerStatusProps, m: Messages): Notice | undefined {
  const refused = statuses.filter(({ refusal }) => refusal !== undefined);
  const shown = refused.find(({ isCurrent }) => isCurrent) ?? refused[0];
  if (!shown) return undefined;
  const notice = { tone: 'fail' as const, icon: <IconAlertTriangle size={18} aria-hidden /> };
  if (shown.isCurrent) return { ...notice, text: m.refused({ reason: shown.refusal ?? '' }) };
  return {
    ...notice,
    text: m.refusedAt({ number: shown.index + 1 }),
    action: (
      <Button
        className={classes.button}
        variant="light"
        color="fail"
        onClick={() => onMove(shown.index)}
      >
        {m.showQuestion}
      </Button>
    ),
  };
}

function connectionNotice({ queue, onSend }: PlayerStatusProps, m: Messages): Notice | undefined {
  const { failure, pending } = queue;
  if (!failure) return undefined;
  const isOffline = failure.code === 'offline';
  const Icon = isOffline ? IconCloudOff : IconAlertTriangle;
  return {
    tone: 'warn',
    icon: <Icon size={18} aria-hidden />,
    text: m[reasonOf(failure)]({ count: pending }),
    action: (
      <Button className={classes.button} variant="light" onClick={onSend}>
        {m.send}
      </Button>
    ),
  };
}

function reasonOf({ code }: CallFailure): 'offline' | 'signedOut' | 'notSaved' {
  if (code === 'offline') return code;
  return code === 'signed-out' || code === 'other-account' ? 'signedOut' : 'notSaved';
}

function otherTabNotice(
  { isElsewhere, isContinued }: PlayerStatusProps,
  m: Messages,
): Notice | undefined {
  const icon = <IconDevices size={18} aria-hidden />;
  if (isElsewhere) {
    return { tone: 'plain', icon, text: m.otherTab };
  }
  return isContinued ? { tone: 'plain', icon, text: m.continued } : undefined;
}

/** Whether the server has the answer on screen. */
function SaveNote({ isSaved }: { isSaved: boolean | undefined }) {
  const { status: m } = useMessages(playerMessages);
  if (isSaved === undefined) return null;
  return (
    <span className={classes.words} data-saved={isSaved || undefined}>
      {isSaved ? <IconCheck size={18} aria-hidden /> : <IconDots size={18} aria-hidden />}
      <span>{isSaved ? m.saved : m.saving}</span>
    </span>
  );
}

/** The timer's warning in words. Screen readers get it from the timer itself. */
function TimeNote({ deadline }: { deadline: string }) {
  const { timer } = useMessages(playerMessages);
  const warning = timerWarning(useSecondsUntil(deadline));
  return (
    warning && (
      <span className={classes.time} data-level={warning.level} aria-hidden>
        {timer[warning.level]}
      </span>
    )
  );
}
