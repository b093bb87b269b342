import { Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useOwnAssignments } from '../api.ts';
import { ownClassMessages } from './messages/messages.ts';
import classes from './to-do.module.css';
import { AssignmentRows } from './to-do.tsx';
import { isToDo } from './work-left.ts';

const maxShown = 3;

/** What the member's classes have assigned and is still to do, the next due first; else nothing. */
export function DueWork() {
  const m = useMessages(ownClassMessages);
  const clock = useServerClock();
  const due = useOwnAssignments()
    .filter((assignment) => isToDo(assignment, clock.now()))
    .toSorted(byDueDate);
  if (due.length === 0) return null;
  return (
    <section className={classes.due} aria-labelledby="to-do">
      <div className={classes.head} data-apart>
        <Title order={2} size="h4" id="to-do">
          {m.states.open}
        </Title>
        <TextLink to="/classes">{m.title}</TextLink>
      </div>
      <AssignmentRows assignments={due.slice(0, maxShown)} />
    </section>
  );
}

interface Dated {
  dueAt: string | null;
}

/** Without a due date last. */
const byDueDate = (one: Dated, other: Dated) => timeOf(one) - timeOf(other);
const timeOf = ({ dueAt }: Dated) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));
