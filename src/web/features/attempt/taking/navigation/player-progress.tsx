import { useMessages } from '#web/language/language.tsx';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { playerMessages } from '../messages/messages.ts';
import type { QuestionStatus } from '../player-state.ts';
import classes from './player-progress.module.css';

/** With more questions than this, segments would be thinner than the gaps between them. */
const maxSegments = 60;

interface PlayerProgressProps {
  startedAt: string;
  deadline: string;
  statuses: readonly QuestionStatus[];
  /** Whether to mark how far an even pace would have come. */
  hasPace: boolean;
}

/** A segment per question, filled when answered, and a mark at the index that an even pace would have reached. */
export function PlayerProgress({ statuses, hasPace, ...times }: PlayerProgressProps) {
  const m = useMessages(playerMessages);
  const answered = statuses.filter(({ isAnswered }) => isAnswered).length;
  const isFine = statuses.length <= maxSegments;
  return (
    <div
      className={classes.progress}
      role="progressbar"
      aria-label={m.progress}
      aria-valuemin={0}
      aria-valuemax={statuses.length}
      aria-valuenow={answered}
      aria-valuetext={m.progressOf({ answered, total: statuses.length })}
    >
      <div className={classes.segments} data-dense={statuses.length > 24 || undefined}>
        {isFine ? (
          statuses.map(({ index, isAnswered, isCurrent }) => (
            <span
              key={index}
              data-answered={isAnswered || undefined}
              data-current={isCurrent || undefined}
            />
          ))
        ) : (
          <span className={classes.whole}>
            <span style={{ inlineSize: `${(answered * 100) / statuses.length}%` }} data-answered />
          </span>
        )}
      </div>
      {hasPace && <PaceMark {...times} />}
    </div>
  );
}

function PaceMark({ startedAt, deadline }: { startedAt: string; deadline: string }) {
  const left = useSecondsUntil(deadline);
  const whole = (Date.parse(deadline) - Date.parse(startedAt)) / 1000;
  return (
    <span className={classes.pace} style={{ insetInlineStart: `${evenPace(left, whole)}%` }} />
  );
}

/** The share of the time that is gone, in percent. */
export function evenPace(secondsLeft: number, secondsInAll: number): number {
  if (secondsInAll <= 0) return 100;
  return Math.max(0, Math.min(100, 100 - (secondsLeft * 100) / secondsInAll));
}
