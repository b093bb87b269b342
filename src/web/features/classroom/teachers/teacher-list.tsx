import { ActionIcon, Badge, Button, Text } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useUser } from '#web/session/session.tsx';
import { RowList } from '#web/ui/lists/row-list.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import classes from '../admin/classroom.module.css';
import type { Gradebook } from '../api.ts';
import { type ClassTeacher, useTeacherCalls, useTeachers } from './api.ts';
import { teacherMessages } from './messages/messages.ts';
import { TeacherForm } from './teacher-form.tsx';
import own from './teacher-list.module.css';

/** Who teaches the class. */
export function TeacherList({ managed }: { managed: Gradebook['class'] }) {
  const m = useMessages(teacherMessages);
  const user = useUser();
  const { data: teachers = [], error } = useTeachers(managed.id);
  const wasAdded = teachers.some(({ userId, isMaker }) => userId === user?.id && !isMaker);
  return (
    <div className={own.part}>
      <Text size="sm" c="dimmed">
        {error ? m.failed : m.lead}
      </Text>
      {teachers.length > 0 && (
        <RowList className={classes.list} aria-label={m.teachers}>
          {teachers.map((teacher) => (
            <TeacherRow key={teacher.userId} teacher={teacher} managed={managed} />
          ))}
        </RowList>
      )}
      {managed.isMaker && <TeacherForm classId={managed.id} />}
      {wasAdded && <StopTeaching classId={managed.id} />}
    </div>
  );
}

interface TeacherRowProps {
  teacher: ClassTeacher;
  managed: Gradebook['class'];
}

function TeacherRow({ teacher, managed }: TeacherRowProps) {
  const m = useMessages(teacherMessages);
  const user = useUser();
  const { remove } = useTeacherCalls();
  const { run } = useReported(m.notDone);
  const { confirm, dialog } = useConfirm();
  const { userId, name, isMaker, isLead, isActive } = teacher;
  return (
    <li>
      <div className={classes.words}>
        <span>
          <b dir="auto">{name}</b> {!isActive && <Badge color="gray">{m.inactive}</Badge>}
        </span>
        {isLead && <span className={classes.soft}>{isMaker ? m.maker : m.leads}</span>}
      </div>
      {managed.isMaker && !isMaker && userId !== user?.id && (
        <ActionIcon
          aria-label={m.removeNamed({ name })}
          onClick={() =>
            confirm({
              title: m.removeTitle({ name }),
              consequences: m.removeHint,
              confirmLabel: m.remove,
              tone: 'danger',
              act: () => run(() => remove({ classId: managed.id, userId }), m.removed),
            })
          }
        >
          <IconUserMinus size={18} aria-hidden />
        </ActionIcon>
      )}
      {dialog}
    </li>
  );
}

/** For a teacher who was added. */
function StopTeaching({ classId }: { classId: number }) {
  const m = useMessages(teacherMessages);
  const navigate = useNavigate();
  const { stop } = useTeacherCalls();
  const { run } = useReported(m.notDone);
  const { confirm, dialog } = useConfirm();
  const leave = async () => {
    await stop({ classId });
    await navigate({ to: '/admin/classes' });
  };
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        onClick={() =>
          confirm({
            title: m.leaveTitle,
            consequences: m.leaveHint,
            confirmLabel: m.leave,
            act: () => run(leave, m.left),
          })
        }
      >
        {m.leave}
      </Button>
      {dialog}
    </div>
  );
}
