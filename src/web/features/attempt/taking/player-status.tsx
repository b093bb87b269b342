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
import { useSecondsUntil } from '#web/server-clock.tsx';
import { counted } from '#web/ui/text/format.ts';
import type { Phase, QuestionStatus } from './player-state.ts';
import classes from './player-status.module.css';
import { timerWarning } from './quiz-timer.tsx';
import type { QueueState } from './saving/answer-queue.ts';

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
  const urgent = phaseNotice(props.phase) ?? refusalNotice(props) ?? connectionNotice(props);
  const notice = urgent ?? otherTabNotice(props);
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

function phaseNotice(phase: Phase): Notice | undefined {
  const text = {
    answering: undefined,
    'times-up': "Time's up. Submitting your answers…",
    submitting: 'Submitting your answers…',
    over: 'This attempt is over. Opening its result…',
  }[phase];
  return text ? { tone: 'plain', icon: <IconClock size={18} aria-hidden />, text } : undefined;
}

/** An answer was refused: it is not saved until the learner changes it. */
function refusalNotice({ statuses, onMove }: PlayerStatusProps): Notice | undefined {
  const refused = statuses.filter(({ refusal }) => refusal !== undefined);
  const shown = refused.find(({ isCurrent }) => isCurrent) ?? refused[0];
  if (!shown) return undefined;
  const notice = { tone: 'fail' as const, icon: <IconAlertTriangle size={18} aria-hidden /> };
  if (shown.isCurrent) return { ...notice, text: `Answer not accepted: ${shown.refusal}` };
  return {
    ...notice,
    text: `Your answer to question ${shown.index + 1} was not accepted.`,
    action: (
      <Button
        className={classes.button}
        variant="light"
        color="fail"
        onClick={() => onMove(shown.index)}
      >
        Show question
      </Button>
    ),
  };
}

function connectionNotice({ queue, onSend }: PlayerStatusProps): Notice | undefined {
  const { failure, pending } = queue;
  if (!failure) return undefined;
  const kept = `${counted(pending, 'answer')} kept on this device.`;
  const isOffline = failure.code === 'offline';
  const Icon = isOffline ? IconCloudOff : IconAlertTriangle;
  return {
    tone: 'warn',
    icon: <Icon size={18} aria-hidden />,
    text: `${reasonOf(failure)}: ${kept}`,
    action: (
      <Button className={classes.button} variant="light" onClick={onSend}>
        Send answers
      </Button>
    ),
  };
}

function reasonOf({ code }: CallFailure): string {
  if (code === 'offline') return 'Offline';
  return code === 'signed-out' || code === 'other-account' ? 'Signed out' : 'Not saved yet';
}

function otherTabNotice({ isElsewhere, isContinued }: PlayerStatusProps): Notice | undefined {
  const icon = <IconDevices size={18} aria-hidden />;
  if (isElsewhere) {
    return { tone: 'plain', icon, text: 'Also open in another tab. The last change counts.' };
  }
  return isContinued
    ? { tone: 'plain', icon, text: 'Continued from another device. Your answers are here.' }
    : undefined;
}

/** Whether the server has the answer on screen. */
function SaveNote({ isSaved }: { isSaved: boolean | undefined }) {
  if (isSaved === undefined) return null;
  return (
    <span className={classes.words} data-saved={isSaved || undefined}>
      {isSaved ? <IconCheck size={18} aria-hidden /> : <IconDots size={18} aria-hidden />}
      <span>{isSaved ? 'Saved' : 'Saving'}</span>
    </span>
  );
}

/** The timer's warning in words. Screen readers get it from the timer itself. */
function TimeNote({ deadline }: { deadline: string }) {
  const warning = timerWarning(useSecondsUntil(deadline));
  return (
    warning && (
      <span className={classes.time} data-level={warning.level} aria-hidden>
        {warning.text}
      </span>
    )
  );
}
