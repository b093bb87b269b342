import { Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { keyboardMessages } from './messages/messages.ts';
import { type SheetState, ShortcutSheet } from './shortcut-sheet.tsx';

/** The shortcuts of `shortcuts.ts`, and those that also work in text fields. */
const rows = [
  { name: 'search', keys: ['/', 'or', 'Ctrl', 'K'] },
  { name: 'palette', keys: ['Ctrl', 'K'] },
  { name: 'home', keys: ['G', 'H'] },
  { name: 'quizzes', keys: ['G', 'Q'] },
  { name: 'series', keys: ['G', 'S'] },
  { name: 'blog', keys: ['G', 'B'] },
  { name: 'results', keys: ['G', 'R'] },
  { name: 'notifications', keys: ['F8'] },
  { name: 'closeOpen', keys: ['Esc'] },
  { name: 'help', keys: ['?'] },
] as const;

/** The site's keyboard shortcuts. */
export function SiteShortcutSheet(state: SheetState) {
  const m = useMessages(keyboardMessages);
  return (
    <ShortcutSheet
      {...state}
      rows={rows.map(({ name, keys }) => ({ does: m.site[name], keys }))}
      switchLabel={m.switch.label}
      switchDescription={m.switch.description}
    >
      <Text size="sm" c="dimmed">
        {m.quizzesHaveTheirOwn}
      </Text>
    </ShortcutSheet>
  );
}
