import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { playerMessages } from '../messages/messages.ts';
import classes from './question-drawer.module.css';

interface QuestionDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A sheet from the bottom, as high as its content, with a maximum. */
export function QuestionDrawer({ opened, onClose, title, children }: QuestionDrawerProps) {
  const m = useMessages(playerMessages);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      classNames={classes}
      title={title}
      closeButtonProps={{ 'aria-label': m.close, size: 'xl' }}
    >
      {children}
    </Drawer>
  );
}
