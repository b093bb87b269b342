import { Badge } from '@mantine/core';
import type { PersonStatus } from '#shared/features/account/people.ts';
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

/** Only administrators have one: nearly all others are members. */
export function RoleBadge({ isAdmin }: { isAdmin: boolean }) {
  const m = useMessages(peopleMessages);
  return isAdmin ? <Badge className={classes.badge}>{m.roles.administrator}</Badge> : null;
}
