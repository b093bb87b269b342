import { directionOf } from '#shared/kernel/language/languages.ts';
import { type SheetState, ShortcutSheet } from '#web/keyboard/shortcut-sheet.tsx';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { playerMessages } from './messages/messages.ts';

/** The player's keyboard shortcuts, those of `player-shortcuts.ts`. */
export function PlayerShortcutSheet(state: SheetState) {
  const { keys, reviewAndSubmit } = useMessages(playerMessages);
  const isLeftToRight = directionOf(useLanguage()) === 'ltr';
  const rows = [
    { does: keys.choose, keys: ['1', 'to', '9', 'or', 'A', 'to', 'I'] },
    { does: keys.strike, keys: ['X'] },
    { does: keys.previous, keys: [isLeftToRight ? '←' : '→', 'or', 'P'] },
    { does: keys.next, keys: [isLeftToRight ? '→' : '←', 'or', 'N', 'or', 'Enter'] },
    { does: keys.flag, keys: ['F'] },
    { does: keys.zoom, keys: ['Z'] },
    { does: reviewAndSubmit, keys: ['S'] },
    { does: keys.help, keys: ['?'] },
  ];
  return <ShortcutSheet {...state} rows={rows} switchLabel={keys.switch} />;
}
