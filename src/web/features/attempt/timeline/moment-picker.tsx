import { ActionIcon, Slider, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import type { AttemptTimeline } from './api.ts';
import classes from './attempts-page.module.css';
import { timelineMessages } from './messages/messages.ts';

export interface ReplayProps {
  timeline: AttemptTimeline;
  /** How many events had been received at the moment that is shown. */
  count: number;
  onChange: (count: number) => void;
}

/** Chooses the moment of the attempt that is shown. */
export function MomentPicker({ timeline: { events }, count, onChange }: ReplayProps) {
  const m = useMessages(timelineMessages);
  const format = useFormat();
  const dates = useDates();
  const event = events[count - 1];
  const words = event
    ? m.afterEvent({
        number: format.count(count),
        total: format.count(events.length),
        time: dates.date(event.receivedAt, 'seconds'),
      })
    : m.beforeFirst;
  return (
    <div className={classes.picker}>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={m.previousEvent}
        disabled={count === 0}
        onClick={() => onChange(count - 1)}
      >
        <IconChevronLeft size={20} data-points aria-hidden />
      </ActionIcon>
      <div className={classes.track}>
        <Text size="sm" fw={600} aria-hidden suppressHydrationWarning>
          {words}
        </Text>
        <Slider
          min={0}
          max={events.length}
          value={count}
          onChange={onChange}
          label={null}
          thumbLabel={m.moment}
          thumbProps={{ 'aria-valuetext': words }}
        />
      </div>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={m.nextEvent}
        disabled={count === events.length}
        onClick={() => onChange(count + 1)}
      >
        <IconChevronRight size={20} data-points aria-hidden />
      </ActionIcon>
    </div>
  );
}
