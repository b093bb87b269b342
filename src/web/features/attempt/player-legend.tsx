import { Kbd } from '@mantine/core';
import { ShortcutKeys, ShortcutLegend } from './shortcut-legend.tsx';

interface PlayerLegendProps {
  enabled: boolean;
  onChange: (enabled: boolean) => void;
}

/** The keys of the player, as `player-shortcuts.ts` reads them. */
export function PlayerLegend(props: PlayerLegendProps) {
  return (
    <ShortcutLegend {...props}>
      <ShortcutKeys does="choose">
        <Kbd>1</Kbd>–<Kbd>9</Kbd> or <Kbd>A</Kbd>–<Kbd>I</Kbd>
      </ShortcutKeys>
      <ShortcutKeys does="strike out">
        <Kbd>X</Kbd>
      </ShortcutKeys>
      <ShortcutKeys does="move">
        <Kbd>←</Kbd> <Kbd>→</Kbd> or <Kbd>P</Kbd> <Kbd>N</Kbd>
      </ShortcutKeys>
      <ShortcutKeys does="next">
        <Kbd>Enter</Kbd>
      </ShortcutKeys>
      <ShortcutKeys does="flag">
        <Kbd>F</Kbd>
      </ShortcutKeys>
      <ShortcutKeys does="enlarge picture">
        <Kbd>Z</Kbd>
      </ShortcutKeys>
      <ShortcutKeys does="submit">
        <Kbd>S</Kbd>
      </ShortcutKeys>
    </ShortcutLegend>
  );
}
