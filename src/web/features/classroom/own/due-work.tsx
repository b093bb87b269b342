import { Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useOwnAssignments } from '../api.ts';
import { ownClassMessages } from './messages/messages.ts';
import classes from './to-do.module.css';
import { AssignmentRows, isToDo } from './to-do.tsx';

const mostShown = 3;

/** What the member's classes have assigned and is still to do, the next due first; else nothing. */
export function DueWork() {
  const m = useMessages(ownClassMessages);
  const due = useOwnAssignments().filter(isToDo).toSorted(byDueDate);
  if (due.length === 0) return null;
  return (
    <section className={classes.due} aria-labelledby="to-do">
      <div className={classes.head} data-apart>
        <Title order={2} size="h4" id="to-do">
          {m.states.open}
        </Title>
        <TextLink to="/classes">{m.title}</TextLink>
      </div>
      <AssignmentRows assignments={due.slice(0, mostShown)} />
    </section>
  );
}

interface Dated {
  dueAt: string | null;
}

/** Without a due date last. */
const byDueDate = (one: Dated, other: Dated) => timeOf(one) - timeOf(other);
const timeOf = ({ dueAt }: Dated) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt));
