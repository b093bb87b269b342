import { Text } from '@mantine/core';
import type { QuestionForAuthor } from '#shared/features/quiz/schema.ts';
import { formatCount, formatPercent } from '#web/ui/text/format.ts';

export type QuestionCounts = Pick<
  QuestionForAuthor,
  'timesAnswered' | 'timesCorrect' | 'timesSkipped'
>;

/** How learners did with a stored question, on one line. */
export function QuestionStats({ timesAnswered, timesCorrect, timesSkipped }: QuestionCounts) {
  const asked = timesAnswered + timesSkipped;
  if (asked === 0) return <Text {...note}>Not asked yet</Text>;
  return (
    <Text {...note}>
      Answered {formatCount(timesAnswered)} times
      {timesAnswered > 0 &&
        `, ${formatCount(timesCorrect)} correct (${formatPercent(timesCorrect, timesAnswered)})`}
      , skipped {formatCount(timesSkipped)} times
    </Text>
  );
}

const note = { size: 'sm', c: 'dimmed', 'data-figures': true } as const;
