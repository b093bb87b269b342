import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { Explanation } from './api.ts';
import classes from './explanation.module.css';
import { explanationMessages } from './messages/messages.ts';

const shownFirst = 12;

/** The course of the attempt: each question has a row with the times in which its answers came about. */
export function TimeSpent({ time }: Pick<Explanation, 'time'>) {
  const { time: m } = useMessages(explanationMessages);
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  if (!time) return <Text c="dimmed">{m.unknown}</Text>;
  const { questions, spans, afterLast } = time;
  const total = spans.at(-1)?.to ?? 0;
  const [longest] = questions.toSorted((a, b) => b.seconds - a.seconds);
  if (!longest) return <Text c="dimmed">{m.noAnswer}</Text>;
  const duration = (seconds: number) => format.duration(Math.round(seconds));
  const shown = isWhole ? questions : questions.slice(0, shownFirst);
  return (
    <>
      <Text>
        {m.longest({
          number: longest.number,
          duration: duration(longest.seconds),
          total: duration(total),
        })}{' '}
        {Math.round(afterLast) > 0 && m.rest({ duration: duration(afterLast) })} {m.meaning}
      </Text>
      <table className={classes.rows} data-narrow>
        <thead>
          <tr>
            <th scope="col">{m.question}</th>
            <th scope="col">{m.time}</th>
            <td aria-hidden>{m.course}</td>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ number, seconds }) => (
            <tr key={number}>
              <th scope="row">{format.count(number)}</th>
              <td data-figures>{duration(seconds)}</td>
              <td aria-hidden>
                <span className={classes.track}>
                  {spans
                    .filter((span) => span.number === number)
                    .map(({ from, to }) => (
                      <span
                        key={from}
                        className={classes.span}
                        style={{
                          insetInlineStart: `${(from * 100) / total}%`,
                          inlineSize: `${((to - from) * 100) / total}%`,
                        }}
                      />
                    ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < questions.length && (
        <Button variant="default" size="sm" onClick={() => setIsWhole(true)}>
          {m.showAll({ count: questions.length })}
        </Button>
      )}
    </>
  );
}
