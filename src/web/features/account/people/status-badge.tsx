import { Badge } from '@mantine/core';
import type { PersonStatus } from '#shared/features/account/people.ts';
import type { Role } from '#shared/kernel/roles.ts';
import { useMessages } from '#web/language/language.tsx';
import { peopleMessages } from './messages/messages.ts';
import classes from './people-page.module.css';

const colours = {
  active: 'pass',
  suspended: 'fail',
  leaving: 'marigold',
  deactivated: 'gray',
} as const satisfies Record<PersonStatus, string>;

export function StatusBadge({ status }: { status: PersonStatus }) {
  const m = useMessages(peopleMessages);
  return (
    <Badge className={classes.badge} color={colours[status]}>
      {m.statuses[status]}
    </Badge>
  );
}

/** One for each role; members, who are nearly all, have none. */
export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  const m = useMessages(peopleMessages);
  if (roles.length === 0) return null;
  return (
    <span className={classes.roles}>
      {roles.map((role) => (
        <Badge key={role} className={classes.badge}>
          {m.roles[role]}
        </Badge>
      ))}
    </span>
  );
}
