import { Button } from '@mantine/core';
import { IconFlagFilled } from '@tabler/icons-react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { QuestionStatus } from '../player-state.ts';
import { showsTime } from '../quiz-timer.tsx';
import type { messages } from './messages/en.ts';
import { endingMessages } from './messages/messages.ts';
import { questionRanges } from './question-ranges.ts';
import classes from './submit-sheet.module.css';

export interface SubmitSheetProps {
  opened: boolean;
  statuses: readonly QuestionStatus[];
  /** Questions cannot be gone to. */
  isOneWay: boolean;
  isUntimed: boolean;
  /** Whether wrong answers cost something. */
  hasPenalty: boolean;
  deadline: string;
  /** Whose answers these are; empty for a guest. */
  account: string;
  pending: boolean;
  onGo: (index: number) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before the submit, with links to unanswered and flagged questions. "Keep working" has the focus. */
export function SubmitSheet(props: SubmitSheetProps) {
  const m = useMessages(endingMessages);
  const { opened, pending, onClose } = props;
  return (
    <Dialog
      opened={opened}
      onClose={() => {
        if (!pending) onClose();
      }}
      title={m.ready}
      closeButtonProps={{ 'aria-label': m.close }}
      size="lg"
    >
      <SheetContent {...props} />
    </Dialog>
  );
}

function finalNote(
  m: typeof messages,
  { isAllAnswered, account }: { isAllAnswered: boolean; account: string },
): string {
  if (account === '') return isAllAnswered ? m.guestNoteAllAnswered : m.guestNote;
  return isAllAnswered ? m.finalNoteAllAnswered({ account }) : m.finalNote({ account });
}

function SheetContent(props: SubmitSheetProps) {
  const { statuses, isOneWay, isUntimed, hasPenalty, deadline, account, pending } = props;
  const { onGo, onSubmit, onClose } = props;
  const go = isOneWay ? undefined : onGo;
  const m = useMessages(endingMessages);
  const format = useFormat();
  const secondsLeft = useSecondsUntil(deadline);
  const answered = statuses.filter(({ isAnswered }) => isAnswered);
  const unanswered = statuses.filter(({ isAnswered }) => !isAnswered);
  const flagged = statuses.filter(({ isFlagged }) => isFlagged);
  return (
    <>
      <dl className={classes.counts}>
        <Count figure={answered.length} label={m.counts.answered} />
        <Count
          figure={unanswered.length}
          label={m.counts.unanswered}
          attention={unanswered.length > 0}
        />
        <Count figure={flagged.length} label={m.counts.flagged} />
        {showsTime(isUntimed, secondsLeft) && (
          <Count figure={format.clock(secondsLeft)} label={m.counts.timeLeft} />
        )}
      </dl>
      {unanswered.length > 0 && (
        <QuestionLinks
          title={m.withoutAnswer({ count: unanswered.length })}
          note={hasPenalty ? m.earnNothing : m.countAsWrong}
          statuses={unanswered}
          onGo={go}
        />
      )}
      {flagged.length > 0 && (
        <QuestionLinks title={m.flagged} statuses={flagged} onGo={go} flagged />
      )}
      <p className={classes.note}>
        {finalNote(m, { isAllAnswered: unanswered.length === 0, account })}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
          {m.keepWorking}
        </Button>
        <Button onClick={onSubmit} loading={pending}>
          {m.submit}
        </Button>
      </div>
    </>
  );
}

function Count({
  figure,
  label,
  attention = false,
}: {
  figure: number | string;
  label: string;
  attention?: boolean;
}) {
  return (
    <div className={classes.count} data-attention={attention || undefined}>
      <dt>{label}</dt>
      <dd data-figures>{figure}</dd>
    </div>
  );
}

function QuestionLinks({
  title,
  note,
  statuses,
  flagged = false,
  onGo,
}: {
  title: string;
  note?: string;
  statuses: readonly QuestionStatus[];
  flagged?: boolean;
  onGo: ((index: number) => void) | undefined;
}) {
  const m = useMessages(endingMessages);
  return (
    <section className={classes.group}>
      <h3 className={classes.title}>{title}</h3>
      {note && <p className={classes.hint}>{note}</p>}
      <ul className={classes.links}>
        {questionRanges(statuses.map(({ index }) => index)).map(({ from, to }) => (
          <li key={from}>
            <button
              type="button"
              className={classes.link}
              disabled={onGo === undefined}
              aria-label={
                from === to
                  ? m.goTo({ number: from + 1 })
                  : m.goToRange({ from: from + 1, to: to + 1 })
              }
              onClick={() => onGo?.(from)}
            >
              {flagged && <IconFlagFilled size={14} aria-hidden />}
              {from === to ? from + 1 : `${from + 1}–${to + 1}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
