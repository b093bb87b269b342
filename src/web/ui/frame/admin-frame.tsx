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

interface Place {
  label: string;
  icon: Icon;
  link?: Pick<LinkProps, 'to' | 'hash'>;
  /** Whether an address belongs to it. */
  isAt: (path: string, hash: string) => boolean;
}

const begins = (start: string) => (path: string) => path === start || path.startsWith(`${start}/`);
const never = () => false;

const places: readonly Place[] = [
  {
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    link: { to: '/admin' },
    isAt: (path, hash) => (path === '/admin' || path === '/admin/') && hash !== 'manage',
  },
  {
    label: 'Create Quiz',
    icon: IconPlus,
    link: { to: '/admin/create-quiz' },
    isAt: begins('/admin/create-quiz'),
  },
  {
    label: 'Add Questions',
    icon: IconListDetails,
    link: { to: '/admin/create-question' },
    isAt: begins('/admin/create-question'),
  },
  {
    label: 'Manage',
    icon: IconFolders,
    link: { to: '/admin', hash: 'manage' },
    isAt: (path, hash) => (path === '/admin' || path === '/admin/') && hash === 'manage',
  },
  { label: 'Users', icon: IconUsers, isAt: never },
  {
    label: 'Blog Manager',
    icon: IconNews,
    link: { to: '/admin/blog' },
    isAt: begins('/admin/blog'),
  },
];

const managed: readonly Place[] = [
  {
    label: 'Categories',
    icon: IconCategory,
    link: { to: '/admin/categories' },
    isAt: begins('/admin/categories'),
  },
  {
    label: 'Content Hierarchy',
    icon: IconHierarchy2,
    link: { to: '/admin/content-hierarchy' },
    isAt: begins('/admin/content-hierarchy'),
  },
  {
    label: 'Learning Series',
    icon: IconListNumbers,
    link: { to: '/admin/series' },
    isAt: begins('/admin/series'),
  },
  {
    label: 'Testimonials',
    icon: IconMessageStar,
    link: { to: '/admin/testimonials' },
    isAt: begins('/admin/testimonials'),
  },
];

const editing = { label: 'Edit Quiz', icon: IconPencil, isAt: begins('/admin/edit-quiz') };

/** The places of an administrator beside every admin page; below a button where there is no room beside it. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const [opened, setOpened] = useClosedOnArrival();
  const id = useId();
  const isHere = (place: Place) => place.isAt(pathname, hash);
  const here = [...places, ...managed, editing].find(isHere);
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
            <ul className={classes.places}>
              {places.map((place) => (
                <PlaceItem key={place.label} place={place} current={isHere(place)} />
              ))}
            </ul>
          </nav>
          <nav aria-labelledby={`${id}-managed`}>
            <p className={classes.heading} id={`${id}-managed`}>
              Manage
            </p>
            <ul className={classes.places}>
              {managed.map((place) => (
                <PlaceItem key={place.label} place={place} current={isHere(place)} />
              ))}
            </ul>
          </nav>
          {here === editing && (
            <p className={classes.place} data-current>
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

function PlaceItem({ place, current }: { place: Place; current: boolean }) {
  const { label, icon: PlaceIcon, link } = place;
  const inside = (
    <>
      <PlaceIcon size={18} aria-hidden />
      <span>{label}</span>
    </>
  );
  return (
    <li>
      {link ? (
        <Link
          {...link}
          className={classes.place}
          data-current={current || undefined}
          aria-current={current ? 'page' : undefined}
          activeProps={{ 'aria-current': current ? 'page' : undefined }}
        >
          {inside}
        </Link>
      ) : (
        <span className={classes.place} data-soon aria-disabled="true">
          {inside}
          <Badge size="sm" color="gray" className={classes.soon}>
            Coming Soon
          </Badge>
        </span>
      )}
    </li>
  );
}

/** The list of places on a small screen: it closes when one has been chosen. */
function useClosedOnArrival() {
  const router = useRouter();
  const [opened, setOpened] = useState(false);
  useEffect(() => router.subscribe('onResolved', () => setOpened(false)), [router]);
  return [opened, setOpened] as const;
}
