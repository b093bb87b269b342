import { Modal, Switch, Text } from '@mantine/core';
import { KeyList } from './key-list.tsx';
import { useShortcutSwitch } from './shortcuts.ts';

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

interface ShortcutSheetProps {
  opened: boolean;
  onClose: () => void;
}

/** The site's keyboard shortcuts, and the switch that turns single keys off. */
export function ShortcutSheet({ opened, onClose }: ShortcutSheetProps) {
  const [isOn, setOn] = useShortcutSwitch();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Keyboard shortcuts"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Switch
        label="Single keys do something"
        description="Off, only Ctrl K, F8 and Esc work. This browser remembers it."
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      <KeyList rows={rows} />
      <Text size="sm" c="dimmed">
        Quizzes have their own shortcuts. Press ? during a quiz to see them.
      </Text>
    </Modal>
  );
}
