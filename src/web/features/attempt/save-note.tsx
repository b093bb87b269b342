import { IconCheck, IconCloudOff, IconDots } from '@tabler/icons-react';
import type { QueueState } from './answer-queue.ts';
import classes from './save-note.module.css';

/** Where the answer on screen is: on the server, on its way, or only in this browser. */
export function SaveNote({ isSaved, queue }: { isSaved: boolean | undefined; queue: QueueState }) {
  if (isSaved === undefined) return <span />;
  if (isSaved) {
    return (
      <span className={classes.note} data-state="saved">
        <IconCheck size={18} aria-hidden /> Saved
      </span>
    );
  }
  return queue.isWaiting || queue.refusal ? (
    <span className={classes.note} data-state="kept">
      <IconCloudOff size={18} aria-hidden /> Kept on this device
    </span>
  ) : (
    <span className={classes.note}>
      <IconDots size={18} aria-hidden /> Saving
    </span>
  );
}
