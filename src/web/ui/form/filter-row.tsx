import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { keepingFocus } from '#web/keyboard/focus-near.ts';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import classes from './filter-row.module.css';

/** The filters above a list: a search first, which has a line of its own on narrow screens. */
export const FilterRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.filters}>{children}</div>
);

/** Takes all filters off; shown while there are any. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  const m = useMessages(adminUiMessages).filters;
  return (
    <Button variant="default" onClick={keepingFocus(onClear)}>
      {m.clear}
    </Button>
  );
}
