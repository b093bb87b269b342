import { Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { Explanation } from './api.ts';
import classes from './explanation.module.css';
import { explanationMessages } from './messages/messages.ts';

/** How many answers were changed, and what that led to where it may be shown. */
export function ChangedAnswers({ explanation }: { explanation: Explanation }) {
  const { changes: m, time } = useMessages(explanationMessages);
  const format = useFormat();
  const { attempt, changes } = explanation;
  if (!changes) return <Text c="dimmed">{time.unknown}</Text>;
  const { questions, toRight, toWrong, gained } = changes;
  if (questions.length === 0) return <Text>{m.none}</Text>;
  const isKnown = toRight !== null && toWrong !== null;
  return (
    <>
      <Text>
        {m.changed({ count: questions.length })}{' '}
        {isKnown ? m.effects({ right: toRight, wrong: toWrong }) : m.hidden}{' '}
        {attempt.points !== undefined &&
          gained !== null &&
          m.gained({ points: format.count(gained) })}
      </Text>
      <ul className={classes.list}>
        {questions.flatMap(({ number, effect }) =>
          effect
            ? [
                <li key={number} data-effect={effect}>
                  {m.question({ number, effect: m.effect[effect] })}
                </li>,
              ]
            : [],
        )}
      </ul>
    </>
  );
}
