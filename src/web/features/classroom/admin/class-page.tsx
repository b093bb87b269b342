import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader, ParentLink } from '#web/ui/frame/page-header.tsx';
import { PillLink } from '#web/ui/pill.tsx';
import { type Gradebook, type MemberRef, useGradebook } from '../api.ts';
import { AssignmentDialog } from '../assignments/assignment-dialog.tsx';
import { AssignmentList } from '../assignments/assignment-list.tsx';
import { GradebookView } from '../gradebook/gradebook-view.tsx';
import { teacherMessages } from '../teachers/messages/messages.ts';
import { TeacherList } from '../teachers/teacher-list.tsx';
import { ClassMenu } from './class-menu.tsx';
import type { ClassSearch, ClassView } from './class-search.ts';
import classes from './classroom.module.css';
import { JoinCode } from './join-code.tsx';
import { MemberList } from './member-list.tsx';
import { classroomMessages } from './messages/messages.ts';

/** A dialog with what a member is allowed beyond the rules of the assigned quizzes. */
type ExceptionsDialog = ComponentType<{
  classId: number;
  /** Undefined while it is closed. */
  member: MemberRef | undefined;
  onClose: () => void;
}>;

interface ClassPageProps {
  id: number;
  search: ClassSearch;
  onSearch: (search: ClassSearch) => void;
  /** Passed in by the route: it belongs to the feature `exception`. */
  Exceptions: ExceptionsDialog;
}

/** One class: its gradebook, assignments and members. */
export function ClassPage({ id, search, onSearch, Exceptions }: ClassPageProps) {
  const m = useMessages(classroomMessages);
  const book = useGradebook(id);
  const [isAssigning, setAssigning] = useState(false);
  const assign = () => setAssigning(true);
  const [excepted, setExcepted] = useState<MemberRef>();
  return (
    <Page width="full">
      <PageHeader
        title={book.class.name}
        above={<ParentLink to="/admin/classes">{m.title}</ParentLink>}
        actions={
          <Group gap="xs">
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={assign}>
              {m.assign}
            </Button>
            <ClassMenu managed={book.class} />
          </Group>
        }
      />
      <JoinCode managed={book.class} />
      <Views book={book} view={search.view} />
      <Shown
        book={book}
        search={search}
        onSearch={onSearch}
        onAssign={assign}
        onExceptions={setExcepted}
      />
      <AssignmentDialog opened={isAssigning} book={book} onClose={() => setAssigning(false)} />
      <Exceptions
        classId={book.class.id}
        member={excepted}
        onClose={() => setExcepted(undefined)}
      />
    </Page>
  );
}

function Views({ book, view }: { book: Gradebook; view: ClassView }) {
  const m = useMessages(classroomMessages);
  const { teachers } = useMessages(teacherMessages);
  const views = [
    { view: undefined, label: m.gradebook },
    { view: 'assignments', label: m.assignments, count: book.assignments.length },
    { view: 'members', label: m.members, count: book.members.length },
    { view: 'teachers', label: teachers },
  ] as const;
  return (
    <Group component="nav" aria-label={m.views} gap="xs" className={classes.views}>
      {views.map(({ label, ...link }) => (
        <PillLink
          key={label}
          to="/admin/classes/$id"
          params={{ id: String(book.class.id) }}
          search={{ view: link.view }}
          isChosen={view === link.view}
          {...('count' in link ? { count: link.count } : {})}
          resetScroll={false}
        >
          {label}
        </PillLink>
      ))}
    </Group>
  );
}

interface ShownProps {
  book: Gradebook;
  search: ClassSearch;
  onSearch: (search: ClassSearch) => void;
  onAssign: () => void;
  onExceptions: (member: MemberRef) => void;
}

function Shown({ book, search, onSearch, onAssign, onExceptions }: ShownProps) {
  const m = useMessages(classroomMessages);
  if (search.view === 'teachers') return <TeacherList managed={book.class} />;
  if (search.view === 'members')
    return book.members.length === 0 ? (
      <NoMembers />
    ) : (
      <MemberList book={book} onExceptions={onExceptions} />
    );
  if (book.assignments.length === 0)
    return (
      <EmptyState
        title={m.noAssignments}
        order={2}
        action={<Button onClick={onAssign}>{m.assign}</Button>}
      >
        {m.noAssignmentsHint}
      </EmptyState>
    );
  if (search.view === 'assignments') return <AssignmentList book={book} />;
  if (book.members.length === 0) return <NoMembers />;
  return (
    <GradebookView book={book} search={search} onSearch={onSearch} onExceptions={onExceptions} />
  );
}

function NoMembers() {
  const m = useMessages(classroomMessages);
  return (
    <EmptyState title={m.noMembers} order={2}>
      {m.noMembersHint}
    </EmptyState>
  );
}
