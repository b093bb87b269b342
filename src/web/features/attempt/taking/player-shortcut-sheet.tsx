import { Modal, Switch } from '@mantine/core';
import { KeyList } from '#web/keyboard/key-list.tsx';
import { useShortcutSwitch } from '#web/keyboard/shortcuts.ts';

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

interface PlayerShortcutSheetProps {
  opened: boolean;
  onClose: () => void;
}

/** The player's keyboard shortcuts, and the switch that turns them off. */
export function PlayerShortcutSheet({ opened, onClose }: PlayerShortcutSheetProps) {
  const [isOn, setOn] = useShortcutSwitch();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Switch
        label="Use keyboard shortcuts"
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      <KeyList rows={rows} />
    </Modal>
  );
}
