import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useContentMark } from '#web/language/content.ts';
import classes from './hit-group.module.css';

interface HitGroupProps<Hit> {
  title: string;
  hits: readonly Hit[];
  keyOf: (hit: Hit) => string | number;
  children: (hit: Hit) => ReactNode;
}

/** What else a search found, of one kind; nothing where it found none. */
export function HitGroup<Hit>({ title, hits, keyOf, children }: HitGroupProps<Hit>) {
  const id = useId();
  if (hits.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.heading}>
        {title}
      </Title>
      <ul className={classes.hits}>
        {hits.map((hit) => (
          <li key={keyOf(hit)} className={classes.hit}>
            {children(hit)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HitTextProps {
  /** A link. */
  title: ReactNode;
  /** Where it belongs. */
  facts: ReactNode;
  excerpt?: ReactNode;
  /** Of the title and the excerpt. */
  language: string;
}

export function HitText({ title, facts, excerpt, language }: HitTextProps) {
  const mark = useContentMark()(language);
  return (
    <>
      <div className={classes.title} dir="auto" {...mark}>
        {title}
      </div>
      <Text size="sm" c="dimmed">
        {facts}
      </Text>
      {excerpt && (
        <Text size="sm" className={classes.excerpt} dir="auto" {...mark}>
          {excerpt}
        </Text>
      )}
    </>
  );
}
