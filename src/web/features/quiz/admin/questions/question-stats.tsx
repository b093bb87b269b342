import { Text } from '@mantine/core';
import type { QuestionForAuthor } from '#shared/features/quiz/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { questionMessages } from './messages/messages.ts';

export type QuestionCounts = Pick<
  QuestionForAuthor,
  'timesAnswered' | 'timesCorrect' | 'timesSkipped'
>;

/** How learners did with a stored question, on one line. */
export function QuestionStats(counts: QuestionCounts) {
  return (
    <Text size="sm" c="dimmed" data-figures>
      <Counts {...counts} />
    </Text>
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
