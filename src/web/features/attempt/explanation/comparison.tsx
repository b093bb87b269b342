import { Text } from '@mantine/core';
import { useId } from 'react';
import { fewestTakers } from '#shared/features/explanation/limits.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { CountBars } from '#web/ui/count-bars.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { ScoreTrend } from '../results/score-trend.tsx';
import type { Explanation } from './api.ts';
import classes from './explanation.module.css';
import { explanationMessages } from './messages/messages.ts';

interface ComparisonProps {
  explanation: Explanation;
}

/** The result beside own earlier ones and those of others. */
export function Comparison({ explanation }: ComparisonProps) {
  return (
    <>
      <OwnAttempts explanation={explanation} />
      <Others explanation={explanation} />
    </>
  );
}

function OwnAttempts({ explanation: { attempt, earlier } }: ComparisonProps) {
  const { compared: m } = useMessages(explanationMessages);
  const format = useFormat();
  const id = useId();
  const before = earlier.at(-1);
  if (!before) return <Text>{m.first}</Text>;
  const all = [attempt, ...earlier.toReversed()];
  const percent = ({ percentage }: { percentage: number }) => format.percent(percentage, 100);
  return (
    <>
      <Text>{m.before({ before: percent(before), now: percent(attempt) })}</Text>
      <ScoreTrend attempts={all.map((each) => ({ ...each, quiz: attempt.quiz }))} tableId={id} />
      <ol id={id} tabIndex={-1} className={classes.list} aria-label={m.ownAttempts}>
        {all.map((each) => (
          <li key={each.id}>
            <TextLink to="/results/$id" params={{ id: String(each.id) }} inherit>
              <Moment at={each.completedAt} form="moment" />
            </TextLink>{' '}
            <span data-figures>{percent(each)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Others({ explanation: { attempt, others } }: ComparisonProps) {
  const { compared: m } = useMessages(explanationMessages);
  const format = useFormat();
  if (!others) return <Text c="dimmed">{m.tooFew({ count: fewestTakers })}</Text>;
  const { takers, median, below, distribution } = others;
  const step = 100 / distribution.length;
  const own = Math.min(distribution.length - 1, Math.floor(attempt.percentage / step));
  return (
    <>
      <Text>
        {m.others({
          takers,
          median: format.percent(median, 100),
          below: format.percent(Math.floor((below * 100) / takers), 100),
        })}
      </Text>
      <CountBars
        caption={m.distribution}
        titles={[m.range, m.learners]}
        rows={distribution.map((count, index) => {
          const range = m.between({
            from: format.count(index * step),
            to: format.percent((index + 1) * step, 100),
          });
          return { key: index, count, label: index === own ? <b>{m.yours({ range })}</b> : range };
        })}
      />
    </>
  );
}
