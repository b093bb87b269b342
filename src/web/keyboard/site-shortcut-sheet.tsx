import { Text } from '@mantine/core';
import { type SheetState, ShortcutSheet } from './shortcut-sheet.tsx';

/** The shortcuts of `shortcuts.ts`, and those that also work in text fields. */
const rows = [
  { does: 'Search quizzes', keys: ['/', 'or', 'Ctrl', 'K'] },
  { does: 'In the administration: go to, edit or create', keys: ['Ctrl', 'K'] },
  { does: 'Go home', keys: ['G', 'H'] },
  { does: 'Go to quizzes', keys: ['G', 'Q'] },
  { does: 'Go to series', keys: ['G', 'S'] },
  { does: 'Go to the blog', keys: ['G', 'B'] },
  { does: 'Go to your results', keys: ['G', 'R'] },
  { does: 'Go to notifications', keys: ['F8'] },
  { does: 'Close what is open', keys: ['Esc'] },
  { does: 'Show this list', keys: ['?'] },
];

/** The site's keyboard shortcuts. */
export function SiteShortcutSheet(state: SheetState) {
  return (
    <ShortcutSheet
      {...state}
      rows={rows}
      switchLabel="Single keys do something"
      switchDescription="Off, only Ctrl K, F8 and Esc work. This browser remembers it."
    >
      <Text size="sm" c="dimmed">
        Quizzes have their own shortcuts. Press ? during a quiz to see them.
      </Text>
    </ShortcutSheet>
  );
}
