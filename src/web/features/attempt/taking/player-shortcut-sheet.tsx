import { type SheetState, ShortcutSheet } from '#web/keyboard/shortcut-sheet.tsx';

/** The shortcuts of `player-shortcuts.ts`. */
const rows = [
  { does: 'Choose an option', keys: ['1', 'to', '9', 'or', 'A', 'to', 'I'] },
  { does: 'Strike out an option', keys: ['X'] },
  { does: 'Previous question', keys: ['←', 'or', 'P'] },
  { does: 'Next question', keys: ['→', 'or', 'N', 'or', 'Enter'] },
  { does: 'Flag the question', keys: ['F'] },
  { does: 'Enlarge the picture', keys: ['Z'] },
  { does: 'Review and submit', keys: ['S'] },
  { does: 'Show this list', keys: ['?'] },
];

/** The player's keyboard shortcuts. */
export function PlayerShortcutSheet(state: SheetState) {
  return <ShortcutSheet {...state} rows={rows} switchLabel="Use keyboard shortcuts" />;
}
