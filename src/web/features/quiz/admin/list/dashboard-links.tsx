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
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import classes from './dashboard-page.module.css';
import { quizListMessages } from './messages/messages.ts';

/** The pages on which an administrator manages everything else. */
export function Manage() {
  const m = useMessages(quizListMessages);
  return (
    <section className={classes.section} id="manage" aria-labelledby="manage-title">
      <Title order={2} id="manage-title">
        {m.manage}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        <ManageLink
          to="/admin/categories"
          icon={<IconCategory aria-hidden />}
          title={m.pages.categories}
          text={m.pages.categoriesHint}
        />
        <ManageLink
          to="/admin/content-hierarchy"
          icon={<IconHierarchy2 aria-hidden />}
          title={m.pages.hierarchy}
          text={m.pages.hierarchyHint}
        />
        <ManageLink
          to="/admin/series"
          icon={<IconListNumbers aria-hidden />}
          title={m.pages.series}
          text={m.pages.seriesHint}
        />
        <ManageLink
          to="/admin/testimonials"
          icon={<IconMessageStar aria-hidden />}
          title={m.pages.testimonials}
          text={m.pages.testimonialsHint}
        />
        <ManageLink
          to="/admin/settings"
          icon={<IconSettings aria-hidden />}
          title={m.pages.settings}
          text={m.pages.settingsHint}
        />
        <ManageLink
          to="/admin/users"
          icon={<IconUsers aria-hidden />}
          title={m.pages.users}
          text={m.pages.usersHint}
        />
      </SimpleGrid>
    </section>
  );
}

interface ManageLinkProps {
  to:
    | '/admin/categories'
    | '/admin/content-hierarchy'
    | '/admin/series'
    | '/admin/settings'
    | '/admin/testimonials'
    | '/admin/users';
  icon: ReactNode;
  title: string;
  text: string;
}

function ManageLink({ to, icon, title, text }: ManageLinkProps) {
  return (
    <Link to={to} className={classes.tile}>
      <span className={classes.icon}>{icon}</span>
      <span>
        <span className={classes.tileTitle}>{title}</span>
        <span className={classes.tileText}>{text}</span>
      </span>
    </Link>
  );
}
