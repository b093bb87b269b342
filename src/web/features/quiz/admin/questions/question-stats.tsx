import { Text } from '@mantine/core';
import type { QuestionForAuthor } from '#shared/features/quiz/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { questionMessages } from './messages/messages.ts';

export interface QuestionCounts
  extends Pick<QuestionForAuthor, 'timesAnswered' | 'timesCorrect' | 'timesSkipped'> {
  /** How many other quizzes ask the question by a link. */
  linkedBy: number;
}

/** How learners did with a stored question, and which other quizzes a change concerns. */
export function QuestionStats(counts: QuestionCounts) {
  return (
    <>
      <Text size="sm" c="dimmed" data-figures>
        <Counts {...counts} />
      </Text>
      {counts.linkedBy > 0 && <LinkedBy count={counts.linkedBy} />}
    </>
  );
}

function Counts({ timesAnswered, timesCorrect, timesSkipped }: QuestionCounts) {
  const { stats } = useMessages(questionMessages);
  const format = useFormat();
  if (timesAnswered === 0 && timesSkipped === 0) return stats.notAsked;
  if (timesAnswered === 0) return stats.skippedOnly({ skipped: timesSkipped });
  return stats.answered({
    answered: timesAnswered,
    correct: timesCorrect,
    percent: format.percent(timesCorrect, timesAnswered),
    skipped: timesSkipped,
  });
}

/** A change of the question concerns other quizzes, too. */
function LinkedBy({ count }: { count: number }) {
  const { slots } = useMessages(quizEditorMessages);
  return (
    <Text size="sm" data-figures>
      {slots.also({ count })}
    </Text>
  );
}
