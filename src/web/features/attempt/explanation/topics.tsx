import { Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { Explanation } from './api.ts';
import classes from './explanation.module.css';
import { explanationMessages } from './messages/messages.ts';

/** What was earned by tag, with the interval in which the share is. */
export function Topics({ topics }: Pick<Explanation, 'topics'>) {
  const { topics: m } = useMessages(explanationMessages);
  const format = useFormat();
  if (!topics) return <Text c="dimmed">{m.hidden}</Text>;
  if (topics.length === 0) return <Text c="dimmed">{m.none}</Text>;
  const percent = (share: number) => format.percent(Math.round(share * 100), 100);
  return (
    <>
      <Text>{m.meaning}</Text>
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col">{m.topic}</th>
            <th scope="col">{m.share}</th>
          </tr>
        </thead>
        <tbody>
          {topics.map(({ tag, asked, earned, low, high }) => (
            <tr key={tag}>
              <th scope="row">
                <bdi>{tag}</bdi>
              </th>
              <td>
                <span className={classes.track} aria-hidden>
                  <span
                    className={classes.share}
                    style={{ inlineSize: percentOf(earned / asked) }}
                  />
                  <span
                    className={classes.interval}
                    style={{ insetInlineStart: percentOf(low), inlineSize: percentOf(high - low) }}
                  />
                </span>
                <span className={classes.figures} data-figures>
                  <span>
                    {m.earned({ earned: format.count(earned), asked: format.count(asked) })}
                  </span>
                  <span>{m.range({ low: percent(low), high: percent(high) })}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const percentOf = (share: number): string => `${share * 100}%`;
