import type { ReactNode } from 'react';
import classes from './filter-row.module.css';

/** What a list is narrowed to, above it: a search first, which has a line of its own where there is little room. */
export const FilterRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.filters}>{children}</div>
);
