import type { ReactNode } from 'react';
import classes from './highlighter.module.css';

/** The stroke of the highlighter under the one thing that matters on a screen. */
export function Highlighter({ children }: { children: ReactNode }) {
  return <mark className={classes.stroke}>{children}</mark>;
}
