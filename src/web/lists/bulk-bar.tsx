import { Button, CloseButton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../ui/text/format.ts';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with the chosen rows, as `BulkButton`s. */
  children: ReactNode;
}

/** What can be done with the chosen rows of a list; nothing while there are none. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <section className={classes.bar} aria-label="Actions on the selection" data-bulk>
      <Text fw={600} size="sm" role="status" className={classes.count}>
        {formatCount(count)} selected
      </Text>
      <div className={classes.buttons}>{children}</div>
      <CloseButton aria-label="Clear the selection" onClick={onClear} className={classes.clear} />
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
