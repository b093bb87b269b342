import { Button, Modal, VisuallyHidden } from '@mantine/core';
import { IconFlagFilled } from '@tabler/icons-react';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { counted, formatClock } from '#web/ui/text/format.ts';
import type { QuestionStatus } from '../player-state.ts';
import { questionRanges } from './question-ranges.ts';
import classes from './submit-sheet.module.css';

interface SubmitSheetProps {
  opened: boolean;
  statuses: readonly QuestionStatus[];
  deadline: string;
  /** Whose answers these are. */
  account: string;
  pending: boolean;
  onGo: (index: number) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before the submit, with links to unanswered and flagged questions. "Keep working" has the focus. */
export function SubmitSheet(props: SubmitSheetProps) {
  const { opened, pending, onClose } = props;
  return (
    <Modal
      opened={opened}
      onClose={() => {
        if (!pending) onClose();
      }}
      title="Ready to submit?"
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
    >
      <SheetContent {...props} />
    </Modal>
  );
}

function SheetContent(props: SubmitSheetProps) {
  const { statuses, deadline, account, pending, onGo, onSubmit, onClose } = props;
  const secondsLeft = useSecondsUntil(deadline);
  const answered = statuses.filter(({ isAnswered }) => isAnswered);
  const unanswered = statuses.filter(({ isAnswered }) => !isAnswered);
  const flagged = statuses.filter(({ isFlagged }) => isFlagged);
  return (
    <>
      <dl className={classes.counts}>
        <Count figure={answered.length} label="Answered" />
        <Count figure={unanswered.length} label="Unanswered" attention={unanswered.length > 0} />
        <Count figure={flagged.length} label="Flagged" />
        <Count figure={formatClock(secondsLeft)} label="Time left" />
      </dl>
      {unanswered.length > 0 && (
        <QuestionLinks
          title={`${counted(unanswered.length, 'question')} without an answer`}
          note="Unanswered questions count as wrong."
          statuses={unanswered}
          onGo={onGo}
        />
      )}
      {flagged.length > 0 && (
        <QuestionLinks title="Flagged to look at again" statuses={flagged} onGo={onGo} flagged />
      )}
      <p className={classes.note}>
        {unanswered.length === 0 && 'All answered. '}
        You can't change answers after submitting. Submitted as {account}.
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
          Keep working
        </Button>
        <Button onClick={onSubmit} loading={pending}>
          Submit Quiz
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
  onGo: (index: number) => void;
}) {
  return (
    <section className={classes.group}>
      <h3 className={classes.title}>{title}</h3>
      {note && <p className={classes.hint}>{note}</p>}
      <ul className={classes.links}>
        {questionRanges(statuses.map(({ index }) => index)).map(({ from, to }) => (
          <li key={from}>
            <button type="button" className={classes.link} onClick={() => onGo(from)}>
              {flagged && <IconFlagFilled size={14} aria-hidden />}
              <VisuallyHidden>
                {from === to ? 'Go to question ' : 'Go to questions '}
              </VisuallyHidden>
              {from === to ? from + 1 : `${from + 1}–${to + 1}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
