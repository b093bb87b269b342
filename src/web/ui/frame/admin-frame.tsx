import { Badge } from '@mantine/core';
import {
  type Icon,
  IconCategory,
  IconChevronDown,
  IconFolders,
  IconHierarchy2,
  IconLayoutDashboard,
  IconListDetails,
  IconListNumbers,
  IconMessageStar,
  IconNews,
  IconPencil,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react';
import { Link, type LinkProps, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import classes from './admin-frame.module.css';

interface AdminLink {
  label: string;
  icon: Icon;
  target?: Pick<LinkProps, 'to' | 'hash'>;
  /** Whether this path and hash are on its page. */
  isAt: (path: string, hash: string) => boolean;
}

const begins = (start: string) => (path: string) => path === start || path.startsWith(`${start}/`);
const never = () => false;

const mainLinks: readonly AdminLink[] = [
  {
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    target: { to: '/admin' },
    isAt: (path, hash) => (path === '/admin' || path === '/admin/') && hash !== 'manage',
  },
  {
    label: 'Create Quiz',
    icon: IconPlus,
    target: { to: '/admin/create-quiz' },
    isAt: begins('/admin/create-quiz'),
  },
  {
    label: 'Add Questions',
    icon: IconListDetails,
    target: { to: '/admin/create-question' },
    isAt: begins('/admin/create-question'),
  },
  {
    label: 'Manage',
    icon: IconFolders,
    target: { to: '/admin', hash: 'manage' },
    isAt: (path, hash) => (path === '/admin' || path === '/admin/') && hash === 'manage',
  },
  { label: 'Users', icon: IconUsers, isAt: never },
  {
    label: 'Blog Manager',
    icon: IconNews,
    target: { to: '/admin/blog' },
    isAt: begins('/admin/blog'),
  },
];

const contentLinks: readonly AdminLink[] = [
  {
    label: 'Categories',
    icon: IconCategory,
    target: { to: '/admin/categories' },
    isAt: begins('/admin/categories'),
  },
  {
    label: 'Content Hierarchy',
    icon: IconHierarchy2,
    target: { to: '/admin/content-hierarchy' },
    isAt: begins('/admin/content-hierarchy'),
  },
  {
    label: 'Learning Series',
    icon: IconListNumbers,
    target: { to: '/admin/series' },
    isAt: begins('/admin/series'),
  },
  {
    label: 'Testimonials',
    icon: IconMessageStar,
    target: { to: '/admin/testimonials' },
    isAt: begins('/admin/testimonials'),
  },
];

const editing = { label: 'Edit Quiz', icon: IconPencil, isAt: begins('/admin/edit-quiz') };

/** Navigation next to every admin page; on small screens behind a button. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const [opened, setOpened] = useClosedOnNavigation();
  const id = useId();
  const isHere = (link: AdminLink) => link.isAt(pathname, hash);
  const here = [...mainLinks, ...contentLinks, editing].find(isHere);
  return (
    <div className={classes.frame}>
      <div className={classes.sidebar} data-print="hide">
        <button
          type="button"
          className={classes.opener}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          <span className={classes.openerWords}>
            Administration
            {here && <b> / {here.label}</b>}
          </span>
          <IconChevronDown className={classes.chevron} size={20} aria-hidden />
        </button>
        <div id={id} className={classes.menus} data-opened={opened || undefined}>
          <nav aria-label="Administration">
            <ul className={classes.links}>
              {mainLinks.map((link) => (
                <AdminLinkItem key={link.label} link={link} current={isHere(link)} />
              ))}
            </ul>
          </nav>
          <nav aria-labelledby={`${id}-managed`}>
            <p className={classes.heading} id={`${id}-managed`}>
              Manage
            </p>
            <ul className={classes.links}>
              {contentLinks.map((link) => (
                <AdminLinkItem key={link.label} link={link} current={isHere(link)} />
              ))}
            </ul>
          </nav>
          {here === editing && (
            <p className={classes.link} data-current>
              <IconPencil size={18} aria-hidden />
              <span>Edit Quiz</span>
            </p>
          )}
        </div>
      </div>
      <div className={classes.content}>{children}</div>
    </div>
  );
}

function AdminLinkItem({ link, current }: { link: AdminLink; current: boolean }) {
  const { label, icon: LinkIcon, target } = link;
  const inside = (
    <>
      <LinkIcon size={18} aria-hidden />
      <span>{label}</span>
    </>
  );
  return (
    <li>
      {target ? (
        <Link
          {...target}
          className={classes.link}
          data-current={current || undefined}
          aria-current={current ? 'page' : undefined}
          activeProps={{ 'aria-current': current ? 'page' : undefined }}
        >
          {inside}
        </Link>
      ) : (
        <span className={classes.link} data-soon aria-disabled="true">
          {inside}
          <Badge size="sm" color="gray" className={classes.soon}>
            Coming Soon
          </Badge>
        </span>
      )}
    </li>
  );
}

/** Whether the menu on a small screen is open; navigating closes it. */
function useClosedOnNavigation() {
  const router = useRouter();
  const [opened, setOpened] = useState(false);
  useEffect(() => router.subscribe('onResolved', () => setOpened(false)), [router]);
  return [opened, setOpened] as const;
}
