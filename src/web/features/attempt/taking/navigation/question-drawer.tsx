import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './question-drawer.module.css';

interface QuestionDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A sheet from the bottom, as high as its content, with a maximum. */
export function QuestionDrawer({ opened, onClose, title, children }: QuestionDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      classNames={classes}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close', size: 'xl' }}
    >
      {children}
    </Drawer>
  );
}
