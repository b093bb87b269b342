import type { ComponentProps } from 'react';
import classes from './row-list.module.css';

/** A list in a frame, with a line between its items; what an item contains is in a row. */
export const RowList = ({ className, ...props }: ComponentProps<'ul'>) => (
  <ul className={className ? `${classes.rows} ${className}` : classes.rows} {...props} />
);
