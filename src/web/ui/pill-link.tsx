import { createLink } from '@tanstack/react-router';
import classes from './pill-link.module.css';
import type { AnchorAttributes } from './text/links.tsx';

interface PillLinkProps {
  isChosen: boolean;
  /** How many rows the link leads to. */
  count?: number;
  size?: 'sm' | 'md';
}

/** One of several links to the same list, each with another filter. */
export const PillLink = createLink(
  ({ isChosen, count, size, children, ...link }: AnchorAttributes & PillLinkProps) => (
    <a {...link} className={classes.pill} data-chosen={isChosen || undefined} data-size={size}>
      {children}{' '}
      {count !== undefined && (
        <span className={classes.count} data-figures>
          {count}
        </span>
      )}
    </a>
  ),
);
