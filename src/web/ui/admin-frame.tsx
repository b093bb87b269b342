import { Badge } from '@mantine/core';
import {
  IconFolders,
  IconLayoutDashboard,
  IconListDetails,
  IconNews,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './admin-frame.module.css';

const places = [
  { to: '/admin', label: 'Dashboard', icon: IconLayoutDashboard },
  { to: '/admin/create-quiz', label: 'Create Quiz', icon: IconPlus },
  { to: '/admin/create-question', label: 'Add Questions', icon: IconListDetails },
  { to: '/admin', hash: 'manage', label: 'Manage', icon: IconFolders },
  { label: 'Users', icon: IconUsers },
  { to: '/admin/blog', label: 'Blog Manager', icon: IconNews },
] as const;

/** The places of an administrator beside every admin page. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <nav className={classes.sidebar} aria-label="Administration" data-print="hide">
        <ul className={classes.places}>
          {places.map((place) => {
            const { label, icon: Icon } = place;
            const inside = (
              <>
                <Icon size={20} aria-hidden />
                <span>{label}</span>
              </>
            );
            return (
              <li key={label}>
                {'to' in place ? (
                  <Link
                    to={place.to}
                    {...('hash' in place ? { hash: place.hash } : {})}
                    className={classes.place}
                    activeOptions={{ exact: true, includeHash: place.to === '/admin' }}
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
          })}
        </ul>
      </nav>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
