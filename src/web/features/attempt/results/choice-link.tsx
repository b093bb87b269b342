import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AnchorAttributes } from '#web/ui/text/links.tsx';
import classes from './choice-link.module.css';

/** A row of links of which one is chosen. */
export function ChoiceRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={classes.row} aria-label={label} data-print="hide">
      {children}
    </nav>
  );
}

/** One choice of a row: an address, with the number of what is found there. */
export const ChoiceLink = createLink(
  ({ chosen, count, children, ...link }: AnchorAttributes & { chosen: boolean; count: number }) => (
    <a {...link} className={classes.choice} data-chosen={chosen || undefined}>
      {children}{' '}
      <span className={classes.count} data-figures>
        {count}
      </span>
    </a>
  ),
);
