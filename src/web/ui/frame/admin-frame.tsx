import { VisuallyHidden } from '@mantine/core';
import {
  type Icon,
  IconCategory,
  IconChartBar,
  IconChecklist,
  IconChevronDown,
  IconDatabase,
  IconFileExport,
  IconFileImport,
  IconFileSearch,
  IconFolders,
  IconHierarchy2,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconListNumbers,
  IconMail,
  IconMailPlus,
  IconMessageStar,
  IconMessages,
  IconNews,
  IconPencil,
  IconPhoto,
  IconPlus,
  IconPrinter,
  IconRefresh,
  IconSchool,
  IconSettings,
  IconStethoscope,
  IconUsers,
} from '@tabler/icons-react';
import { Link, type LinkProps, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { hasRole, type Opener, roleFor, useLinkedUser } from '#web/session/roles.ts';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import classes from './admin-frame.module.css';
import { PageSpinner } from './page-spinner.tsx';

type LinkName = keyof MessagesOf<typeof adminUiMessages>['frame'];

interface AdminLink {
  /** Of the message that labels it. */
  name: LinkName;
  icon: Icon;
  target: { to: LinkProps['to'] & string; hash?: string };
  /** Whom it is offered to; without it, everybody who may open its page. */
  role?: Opener;
  /** Whether this path and hash are on its page. */
  isAt: (path: string, hash: string) => boolean;
}

const begins = (start: string) => (path: string) => path === start || path.startsWith(`${start}/`);
const isDashboard = (path: string) => path === '/admin' || path === '/admin/';

/** A link to a page and to those below it. */
const page = (name: LinkName, icon: Icon, to: LinkProps['to'] & string): AdminLink => ({
  name,
  icon,
  target: { to },
  isAt: begins(to),
});

const mainLinks: readonly AdminLink[] = [
  {
    name: 'dashboard',
    icon: IconLayoutDashboard,
    target: { to: '/admin' },
    isAt: (path, hash) => isDashboard(path) && hash !== 'manage',
  },
  page('createQuiz', IconPlus, '/admin/create-quiz'),
  page('addQuestions', IconListDetails, '/admin/create-question'),
  {
    name: 'manage',
    icon: IconFolders,
    role: 'administrator',
    target: { to: '/admin', hash: 'manage' },
    isAt: (path, hash) => isDashboard(path) && hash === 'manage',
  },
  page('users', IconUsers, '/admin/users'),
  page('blogManager', IconNews, '/admin/blog'),
];

const contentLinks: readonly AdminLink[] = [
  page('questionBank', IconDatabase, '/admin/questions'),
  page('questionQuality', IconStethoscope, '/admin/question-quality'),
  page('marking', IconChecklist, '/admin/marking'),
  page('comments', IconMessages, '/admin/comments'),
  {
    ...page('classes', IconSchool, '/admin/classes'),
    isAt: (path) => path.startsWith('/admin/class'),
  },
  page('categories', IconCategory, '/admin/categories'),
  page('contentHierarchy', IconHierarchy2, '/admin/content-hierarchy'),
  page('learningSeries', IconListNumbers, '/admin/series'),
  page('testimonials', IconMessageStar, '/admin/testimonials'),
  page('contactInbox', IconMail, '/admin/contact-messages'),
  page('attempts', IconHistory, '/admin/attempts'),
  page('pictures', IconPhoto, '/admin/pictures'),
  page('auditTrail', IconFileSearch, '/admin/audit-trail'),
  page('settings', IconSettings, '/admin/settings'),
];

const ownPage = (name: LinkName, icon: Icon, start: string): Omit<AdminLink, 'target'> => ({
  name,
  icon,
  isAt: begins(start),
});

/** Named on their own pages only, which need the id of a quiz or belong to another page. */
const ownPages = [
  ownPage('editQuiz', IconPencil, '/admin/edit-quiz'),
  ownPage('results', IconChartBar, '/admin/quiz-results'),
  ownPage('regrade', IconRefresh, '/admin/regrade'),
  ownPage('print', IconPrinter, '/admin/print'),
  ownPage('invitations', IconMailPlus, '/admin/invitations'),
  ownPage('import', IconFileImport, '/admin/import'),
  ownPage('export', IconFileExport, '/admin/export'),
];

/** How much waits on the page of a link, in figures and in words. */
interface Waiting {
  figure: string;
  words: string;
}

interface AdminFrameProps {
  /** By the name of the link. */
  waiting: Partial<Record<LinkName, Waiting | undefined>>;
  children: ReactNode;
}

/** Navigation next to every admin page; on small screens behind a button. */
export function AdminFrame({ waiting, children }: AdminFrameProps) {
  const m = useMessages(adminUiMessages).frame;
  const { pathname, hash } = useLocation();
  const [opened, setOpened] = useClosedOnNavigation();
  const id = useId();
  const user = useLinkedUser();
  const mayOpen = ({ target: { to }, role = roleFor(to) }: AdminLink) => hasRole(user, role);
  const main = mainLinks.filter(mayOpen);
  const isHere = (link: Pick<AdminLink, 'isAt'>) => link.isAt(pathname, hash);
  const own = ownPages.find(isHere);
  const here = own ?? [...mainLinks, ...contentLinks].find(isHere);
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
            {m.administration}
            {here && <b> / {m[here.name]}</b>}
          </span>
          <IconChevronDown className={classes.chevron} size={20} aria-hidden />
        </button>
        <div id={id} className={classes.menus} data-opened={opened || undefined}>
          {main.length > 0 && (
            <nav aria-label={m.administration}>
              <AdminLinks links={main} isHere={isHere} waiting={waiting} />
            </nav>
          )}
          <nav aria-labelledby={`${id}-managed`}>
            <p className={classes.heading} id={`${id}-managed`}>
              {m.manage}
            </p>
            <AdminLinks links={contentLinks.filter(mayOpen)} isHere={isHere} waiting={waiting} />
          </nav>
          {own && (
            <p className={classes.link} data-current>
              <own.icon size={18} aria-hidden />
              <span>{m[own.name]}</span>
            </p>
          )}
        </div>
      </div>
      <div className={classes.content}>
        {children}
        <div className={classes.loading}>
          <PageSpinner />
        </div>
      </div>
    </div>
  );
}

interface AdminLinksProps extends Pick<AdminFrameProps, 'waiting'> {
  links: readonly AdminLink[];
  isHere: (link: AdminLink) => boolean;
}

function AdminLinks({ links, isHere, waiting }: AdminLinksProps) {
  return (
    <ul className={classes.links}>
      {links.map((link) => (
        <AdminLinkItem
          key={link.name}
          link={link}
          current={isHere(link)}
          waiting={waiting[link.name]}
        />
      ))}
    </ul>
  );
}

interface AdminLinkItemProps {
  link: AdminLink;
  current: boolean;
  waiting: Waiting | undefined;
}

function AdminLinkItem({ link, current, waiting }: AdminLinkItemProps) {
  const m = useMessages(adminUiMessages).frame;
  const { name, icon: LinkIcon, target } = link;
  return (
    <li>
      <Link
        {...target}
        className={classes.link}
        data-current={current || undefined}
        aria-current={current ? 'page' : undefined}
        // Else the router marks the dashboard on every page below it.
        activeOptions={{ exact: true, includeHash: true }}
      >
        <LinkIcon size={18} aria-hidden />
        {/* The space is part of the spoken name. */}
        <span>{m[name]}</span>{' '}
        {waiting && (
          <span className={classes.waiting}>
            <span data-figures aria-hidden>
              {waiting.figure}
            </span>
            <VisuallyHidden>{waiting.words}</VisuallyHidden>
          </span>
        )}
      </Link>
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
