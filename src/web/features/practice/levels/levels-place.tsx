import { Text, Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useLevels } from '../api.ts';
import { LevelTable } from './level-table.tsx';
import classes from './levels.module.css';
import { levelMessages } from './messages/messages.ts';

/** The learner's levels as bands, in categories and with tags. */
export function LevelsPlace() {
  const m = useMessages(levelMessages);
  const levels = useLevels();
  if (!levels || levels.categories.length === 0) return null;
  return (
    <section className={classes.place} aria-labelledby="levels">
      <Title order={2} size="h4" id="levels">
        {m.title}
      </Title>
      <Text size="sm" c="dimmed">
        {m.hint}
      </Text>
      <LevelTable caption={m.categories} levels={levels.categories} />
      {levels.tags.length > 0 && <LevelTable caption={m.tags} levels={levels.tags} />}
    </section>
  );
}
