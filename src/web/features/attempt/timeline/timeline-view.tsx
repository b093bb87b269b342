import { Text } from '@mantine/core';
import { useState } from 'react';
import { ContentLanguageContext } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import type { AttemptTimeline } from './api.ts';
import { AttemptFacts } from './attempt-facts.tsx';
import classes from './attempts-page.module.css';
import { EventList } from './event-list.tsx';
import { timelineMessages } from './messages/messages.ts';
import { MomentPicker } from './moment-picker.tsx';
import { paperAt } from './paper-at.ts';
import { PaperList } from './paper-list.tsx';

/** An attempt with every answer that was received, and the paper as it was after any of them. */
export function TimelineView({ timeline }: { timeline: AttemptTimeline }) {
  const m = useMessages(timelineMessages);
  const { events, questions } = timeline;
  const [count, setCount] = useState(events.length);
  return (
    <>
      <AttemptFacts timeline={timeline} />
      {events.length === 0 ? (
        <Text c="dimmed">{timeline.learner ? m.nothingReceived : m.eventsErased}</Text>
      ) : (
        <>
          <MomentPicker timeline={timeline} count={count} onChange={setCount} />
          <div className={classes.columns}>
            <ContentLanguageContext value={timeline.quiz.language}>
              <PaperList questions={paperAt(questions, events, count)} />
            </ContentLanguageContext>
            <EventList timeline={timeline} count={count} onChange={setCount} />
          </div>
        </>
      )}
    </>
  );
}
