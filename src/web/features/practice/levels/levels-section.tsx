import { Text, Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useLevels } from '../api.ts';
import { LevelList } from './level-list.tsx';
import classes from './levels.module.css';
import { levelMessages } from './messages/messages.ts';

/** The learner's levels as bands, in categories and with tags. */
export function LevelsSection() {
  const m = useMessages(levelMessages);
  const levels = useLevels();
  if (!levels || levels.categories.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="levels">
      <Title order={2} size="h4" id="levels">
        {m.title}
      </Title>
      <Text size="sm" c="dimmed">
        {m.hint}
      </Text>
      <LevelList name={m.categories} levels={levels.categories} />
      {levels.tags.length > 0 && (
        <>
          <Title order={3} size="h5">
            {m.tags}
          </Title>
          <LevelList name={m.tags} levels={levels.tags} />
        </>
      )}
    </section>
  );
}
