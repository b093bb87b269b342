import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { resultsMessages } from './messages/messages.ts';
import classes from './shortcut-legend.module.css';

interface ShortcutLegendProps {
  enabled: boolean;
  onChange: (enabled: boolean) => void;
  /** One `ShortcutKeys` for each thing that a key does here. */
  children: ReactNode;
}

/** Which keys do what, for those who have a keyboard, and a switch for those whom they hinder. */
export function ShortcutLegend({ enabled, onChange, children }: ShortcutLegendProps) {
  const { keys } = useMessages(resultsMessages);
  return (
    <aside className={classes.legend} aria-label={keys.title} data-print="hide">
      <Switch
        size="sm"
        label={keys.title}
        checked={enabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {enabled && <ul className={classes.keys}>{children}</ul>}
    </aside>
  );
}

export function ShortcutKeys({ does, children }: { does: string; children: ReactNode }) {
  return (
    <li>
      {children} <span>{does}</span>
    </li>
  );
}
