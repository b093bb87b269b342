import { SimpleGrid, Title } from '@mantine/core';
import {
  IconCategory,
  IconHierarchy2,
  IconListNumbers,
  IconMessageStar,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import classes from './dashboard-page.module.css';
import { quizListMessages } from './messages/messages.ts';

const pages = [
  { name: 'categories', to: '/admin/categories', PageIcon: IconCategory },
  { name: 'hierarchy', to: '/admin/content-hierarchy', PageIcon: IconHierarchy2 },
  { name: 'series', to: '/admin/series', PageIcon: IconListNumbers },
  { name: 'testimonials', to: '/admin/testimonials', PageIcon: IconMessageStar },
  { name: 'settings', to: '/admin/settings', PageIcon: IconSettings },
  { name: 'users', to: '/admin/users', PageIcon: IconUsers },
] as const;

/** The pages on which an administrator manages everything else. */
export function Manage() {
  const m = useMessages(quizListMessages);
  return (
    <section className={classes.section} id="manage" aria-labelledby="manage-title">
      <Title order={2} id="manage-title">
        {m.manage}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {pages.map(({ name, to, PageIcon }) => (
          <Link key={name} to={to} className={classes.tile}>
            <span className={classes.icon}>
              <PageIcon aria-hidden />
            </span>
            <span>
              <span className={classes.tileTitle}>{m.pages[name]}</span>
              <span className={classes.tileText}>{m.pages[`${name}Hint`]}</span>
            </span>
          </Link>
        ))}
      </SimpleGrid>
    </section>
  );
}
