import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconShare3 } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { quizMessages } from '../messages/messages.ts';

interface ShareButtonProps
  extends ActionIconProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ActionIconProps> {
  title: string;
  ref?: Ref<HTMLButtonElement>;
}

/** What opens the share menu of a quiz. */
export function ShareButton({ title, ...rest }: ShareButtonProps) {
  const m = useMessages(quizMessages);
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={m.share({ title })}
      aria-haspopup="menu"
      {...rest}
    >
      <IconShare3 size={20} aria-hidden />
    </ActionIcon>
  );
}
