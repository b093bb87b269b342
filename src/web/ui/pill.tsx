import { createLink } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import classes from './pill.module.css';
import type { AnchorAttributes } from './text/links.tsx';

interface PillProps {
  isChosen: boolean;
  size?: 'sm' | 'md';
}

interface PillLinkProps extends PillProps {
  /** How many rows the link leads to. */
  count?: number;
}

/** One of several links to the same list, each with another filter. */
export const PillLink = createLink(
  ({ isChosen, count, size, children, ...link }: AnchorAttributes & PillLinkProps) => (
    <a
      {...link}
      className={classes.pill}
      // The router compares addresses, and misses or adds one where the page has other parameters.
      aria-current={isChosen ? 'page' : undefined}
      data-chosen={isChosen || undefined}
      data-size={size}
    >
      {children}{' '}
      {count !== undefined && (
        <span className={classes.count} data-figures>
          {count}
        </span>
      )}
    </a>
  ),
);

/** One of several filters of the list on the same page. */
export function PillButton({
  isChosen,
  size,
  ...button
}: Omit<ComponentProps<'button'>, 'className'> & PillProps) {
  return (
    <button
      type="button"
      {...button}
      className={classes.pill}
      aria-pressed={isChosen}
      data-chosen={isChosen || undefined}
      data-size={size}
    />
  );
}

interface PillRowProps {
  /** Links are navigation, buttons a group of fields. */
  component: 'nav' | 'fieldset';
  label: string;
  children: ReactNode;
}

/** The pills of a filter. On phones they are one line that scrolls, with the chosen pill in view. */
export function PillRow({ component: Row, label, children }: PillRowProps) {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[data-chosen]');
    if (!row.current || !chosen || chosen === shown.current) return;
    shown.current = chosen;
    const { offsetLeft, clientWidth } = row.current;
    row.current.scrollLeft = chosen.offsetLeft - offsetLeft - clientWidth / 3;
  });
  return (
    <Row
      ref={(element: HTMLElement | null) => {
        row.current = element;
      }}
      aria-label={label}
      className={classes.row}
    >
      {children}
    </Row>
  );
}
