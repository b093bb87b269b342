import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconAdjustments, IconUserMinus } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { RowList } from '#web/ui/lists/row-list.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type Gradebook, type MemberRef, useClassCalls } from '../api.ts';
import classes from './classroom.module.css';
import { classroomMessages } from './messages/messages.ts';

interface MemberListProps {
  book: Gradebook;
  onExceptions: (member: MemberRef) => void;
}

/** Who is in the class. */
export function MemberList({ book: { class: managed, members }, onExceptions }: MemberListProps) {
  const m = useMessages(classroomMessages);
  const isAdmin = useHasRole('administrator');
  const { removeMember } = useClassCalls();
  const { run } = useReported(m.notDone);
  const { confirm, dialog } = useConfirm();
  const remove = (userId: number, name: string) =>
    confirm({
      title: m.removeTitle({ name }),
      consequences: m.removeHint,
      confirmLabel: m.remove,
      tone: 'danger',
      act: () => run(() => removeMember({ classId: managed.id, userId }), m.removed),
    });
  return (
    <>
      <NotSeen count={members.filter(({ hasSignedIn }) => !hasSignedIn).length} />
      <RowList className={classes.list} aria-label={m.members}>
        {members.map(({ userId, name, email, isSuspended, hasSignedIn, joinedAt }) => (
          <li key={userId} className={classes.row}>
            <div className={classes.words}>
              <span>
                {isAdmin ? (
                  <TextLink
                    to="/admin/users"
                    search={{ person: userId }}
                    inherit
                    fw={600}
                    dir="auto"
                  >
                    {name}
                  </TextLink>
                ) : (
                  <b dir="auto">{name}</b>
                )}{' '}
                {isSuspended && <Badge color="fail">{m.suspended}</Badge>}{' '}
                {!hasSignedIn && <Badge color="gray">{m.neverSignedIn}</Badge>}
              </span>
              <span className={classes.soft} dir="ltr">
                {email}
              </span>
            </div>
            <span className={classes.soft}>
              <Rich text={m.joinedOn} parts={{ date: () => <Moment at={joinedAt} /> }} />
            </span>
            <Group gap="3xs" wrap="nowrap" className={classes.actions}>
              <ActionIcon
                aria-label={m.exceptionsNamed({ name })}
                onClick={() => onExceptions({ userId, name })}
              >
                <IconAdjustments size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon aria-label={m.removeNamed({ name })} onClick={() => remove(userId, name)}>
                <IconUserMinus size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </RowList>
      {dialog}
    </>
  );
}

/** How many have never signed in, and how they get another link for it. */
function NotSeen({ count }: { count: number }) {
  const m = useMessages(classroomMessages);
  const isAdmin = useHasRole('administrator');
  if (count === 0) return null;
  return (
    <Text size="sm" mb="xs">
      {m.notSeen({ count })} {m.newLinkHint}{' '}
      {isAdmin && (
        <TextLink to="/admin/invitations" inherit>
          {m.invitations}
        </TextLink>
      )}
    </Text>
  );
}
