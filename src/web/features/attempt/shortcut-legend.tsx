import { Kbd, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './shortcut-legend.module.css';

/** Which keys do what, for those who have a keyboard, and a switch for those whom they hinder. */
export function ShortcutLegend({
  enabled,
  onChange,
}: {
  enabled: boolean;
  onChange: (enabled: boolean) => void;
}) {
  return (
    <aside className={classes.legend} aria-label="Keyboard shortcuts">
      <Switch
        size="sm"
        label="Keyboard shortcuts"
        checked={enabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {enabled && (
        <ul className={classes.keys}>
          <Entry does="choose">
            <Kbd>1</Kbd>–<Kbd>9</Kbd> or <Kbd>A</Kbd>–<Kbd>I</Kbd>
          </Entry>
          <Entry does="move">
            <Kbd>←</Kbd> <Kbd>→</Kbd> or <Kbd>P</Kbd> <Kbd>N</Kbd>
          </Entry>
          <Entry does="next">
            <Kbd>Enter</Kbd>
          </Entry>
          <Entry does="flag">
            <Kbd>F</Kbd>
          </Entry>
          <Entry does="submit">
            <Kbd>S</Kbd>
          </Entry>
        </ul>
      )}
    </aside>
  );
}

function Entry({ does, children }: { does: string; children: ReactNode }) {
  return (
    <li>
      {children} <span>{does}</span>
    </li>
  );
}
