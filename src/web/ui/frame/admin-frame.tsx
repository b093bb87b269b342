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
const isDashboard = (path: string) => path === '/admin' || path === '/admin/';

/** A link to a page and to those below it. */
const page = (label: string, icon: Icon, to: LinkProps['to'] & string): AdminLink => ({
  label,
  icon,
  target: { to },
  isAt: begins(to),
});

const mainLinks: readonly AdminLink[] = [
  {
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    target: { to: '/admin' },
    isAt: (path, hash) => isDashboard(path) && hash !== 'manage',
  },
  page('Create Quiz', IconPlus, '/admin/create-quiz'),
  page('Add Questions', IconListDetails, '/admin/create-question'),
  {
    label: 'Manage',
    icon: IconFolders,
    target: { to: '/admin', hash: 'manage' },
    isAt: (path, hash) => isDashboard(path) && hash === 'manage',
  },
  { label: 'Users', icon: IconUsers, isAt: () => false },
  page('Blog Manager', IconNews, '/admin/blog'),
];

const contentLinks: readonly AdminLink[] = [
  page('Categories', IconCategory, '/admin/categories'),
  page('Content Hierarchy', IconHierarchy2, '/admin/content-hierarchy'),
  page('Learning Series', IconListNumbers, '/admin/series'),
  page('Testimonials', IconMessageStar, '/admin/testimonials'),
];

/** Only shown on its own page, which needs the id of a quiz. */
const editing: AdminLink = {
  label: 'Edit Quiz',
  icon: IconPencil,
  isAt: begins('/admin/edit-quiz'),
};

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
            <AdminLinks links={mainLinks} isHere={isHere} />
          </nav>
          <nav aria-labelledby={`${id}-managed`}>
            <p className={classes.heading} id={`${id}-managed`}>
              Manage
            </p>
            <AdminLinks links={contentLinks} isHere={isHere} />
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

interface AdminLinksProps {
  links: readonly AdminLink[];
  isHere: (link: AdminLink) => boolean;
}

function AdminLinks({ links, isHere }: AdminLinksProps) {
  return (
    <ul className={classes.links}>
      {links.map((link) => (
        <AdminLinkItem key={link.label} link={link} current={isHere(link)} />
      ))}
    </ul>
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
