import { Badge, SimpleGrid, Title } from '@mantine/core';
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
import classes from './dashboard-page.module.css';

/** The pages on which everything else is managed. */
export function Manage() {
  return (
    <section className={classes.section} id="manage" aria-labelledby="manage-title">
      <Title order={2} id="manage-title">
        Manage
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        <ManageLink
          to="/admin/categories"
          icon={<IconCategory aria-hidden />}
          title="Categories"
          text="Names and descriptions"
        />
        <ManageLink
          to="/admin/content-hierarchy"
          icon={<IconHierarchy2 aria-hidden />}
          title="Content Hierarchy"
          text="Categories, sub-categories and their quizzes"
        />
        <ManageLink
          to="/admin/series"
          icon={<IconListNumbers aria-hidden />}
          title="Learning Series"
          text="Ordered paths through quizzes"
        />
        <ManageLink
          to="/admin/testimonials"
          icon={<IconMessageStar aria-hidden />}
          title="Testimonials"
          text="What learners say, approved or not"
        />
        <ComingSoon icon={<IconSettings aria-hidden />} title="System Settings" />
        <ComingSoon icon={<IconUsers aria-hidden />} title="Users" />
      </SimpleGrid>
    </section>
  );
}

interface ManageLinkProps {
  to: '/admin/categories' | '/admin/content-hierarchy' | '/admin/series' | '/admin/testimonials';
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

function ComingSoon({ icon, title }: { icon: ReactNode; title: string }) {
  return (
    <div className={classes.tile} data-soon>
      <span className={classes.icon}>{icon}</span>
      <span>
        <span className={classes.tileTitle}>{title}</span>
        <Badge color="gray">Coming Soon</Badge>
      </span>
    </div>
  );
}
