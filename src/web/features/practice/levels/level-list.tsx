import { Text } from '@mantine/core';
import { levelStarts } from '#shared/features/practice/rating/rules.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { RowList } from '#web/ui/lists/row-list.tsx';
import type { OwnLevel } from '../api.ts';
import classes from './levels.module.css';
import { levelMessages } from './messages/messages.ts';

/** Each subject with the level in words and as a band. */
export function LevelList({ name: label, levels }: { name: string; levels: readonly OwnLevel[] }) {
  const m = useMessages(levelMessages);
  const format = useFormat();
  return (
    <RowList aria-label={label}>
      {levels.map(({ id, name, answers, band, answersMissing }) => (
        <li key={id}>
          <div className={classes.words}>
            <b dir="auto">{name}</b>
            <Text size="sm" c="dimmed">
              {m.answers({ count: format.count(answers) })}
            </Text>
          </div>
          <div className={classes.level}>
            <LevelWords band={band} />
            {band && <Band band={band} />}
            {answersMissing !== null && (
              <Text size="sm" c="dimmed">
                {m.missing({ count: answersMissing })}
              </Text>
            )}
          </div>
        </li>
      ))}
    </RowList>
  );
}

function LevelWords({ band }: Pick<OwnLevel, 'band'>) {
  const m = useMessages(levelMessages);
  if (!band) return m.unknown;
  const [from, to] = [m.levels[band.from], m.levels[band.to]];
  return band.from === band.to ? from : m.between({ from, to });
}

/** The range on a line with the limits of the levels; the words next to it say the same. */
function Band({ band: { low, high } }: { band: NonNullable<OwnLevel['band']> }) {
  return (
    <span className={classes.line} aria-hidden>
      <span
        className={classes.band}
        style={{ insetInlineStart: `${low}%`, inlineSize: `${high - low}%` }}
      />
      {Object.values(levelStarts).map((start) => (
        <span key={start} className={classes.limit} style={{ insetInlineStart: `${start}%` }} />
      ))}
    </span>
  );
}
