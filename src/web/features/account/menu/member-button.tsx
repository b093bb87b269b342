import { Avatar, UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import type { CurrentUser } from '#shared/features/account/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { menuMessages } from './messages/messages.ts';
import classes from './user-menu.module.css';

type MemberButtonProps = UnstyledButtonProps &
  ComponentPropsWithRef<'button'> & { user: CurrentUser };

/** Picture or initials, and the name where there is room. */
export function MemberButton({ user, ...button }: MemberButtonProps) {
  const m = useMessages(menuMessages);
  const name = user.displayName ?? user.username;
  return (
    <UnstyledButton {...button} className={classes.target} aria-label={m.yourMenu({ name })}>
      <Avatar src={user.photoURL} name={name} color="pen" size={34} alt="" />
      <span className={classes.name} dir="auto">
        {name}
      </span>
      <IconChevronDown size={16} aria-hidden />
    </UnstyledButton>
  );
}
