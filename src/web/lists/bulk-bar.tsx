import { Button, CloseButton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { keepingFocus } from '../keyboard/focus-near.ts';
import { useMessages } from '../language/language.tsx';
import classes from './bulk-bar.module.css';
import { listsMessages } from './messages/messages.ts';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with the chosen rows, as `BulkButton`s. */
  children: ReactNode;
}

/** What can be done with the chosen rows of a list; nothing while there are none. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const m = useMessages(listsMessages);
  if (count === 0) return null;
  return (
    <section className={classes.bar} aria-label={m.selectionActions} data-bulk>
      <Text fw={600} size="sm" role="status" className={classes.count}>
        {m.selected({ count })}
      </Text>
      <div className={classes.buttons}>{children}</div>
      <CloseButton
        aria-label={m.clearSelection}
        className={classes.clear}
        onClick={keepingFocus(onClear)}
      />
    </section>
  );
}

interface BulkButtonProps {
  tone?: 'danger';
  pending?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

export function BulkButton({ tone, onClick, children, ...state }: BulkButtonProps) {
  return (
    <Button
      size="sm"
      variant="default"
      {...(tone === 'danger' ? { c: 'fail' } : {})}
      loading={state.pending ?? false}
      disabled={state.disabled ?? false}
      onClick={onClick}
      className={classes.button}
    >
      {children}
    </Button>
  );
}
