import { Kbd, Modal, Switch, Text } from '@mantine/core';
import { Fragment } from 'react';
import classes from './shortcut-sheet.module.css';
import { useShortcutSwitch } from './shortcuts.ts';

/** Each with the keys that do it: those in one list one after the other, the lists instead of each other. */
const rows = [
  { does: 'Search quizzes', ways: [['/'], ['Ctrl', 'K']] },
  { does: 'In the administration: go to, edit or create', ways: [['Ctrl', 'K']] },
  { does: 'Go home', ways: [['G', 'H']] },
  { does: 'Go to quizzes', ways: [['G', 'Q']] },
  { does: 'Go to series', ways: [['G', 'S']] },
  { does: 'Go to the blog', ways: [['G', 'B']] },
  { does: 'Go to your results', ways: [['G', 'R']] },
  { does: 'Go to notifications', ways: [['F8']] },
  { does: 'Close what is open', ways: [['Esc']] },
  { does: 'Show this list', ways: [['?']] },
] as const;

interface ShortcutSheetProps {
  opened: boolean;
  onClose: () => void;
}

/** Which keys do what, and the switch for those whom they hinder. */
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
      <dl className={classes.rows}>
        {rows.map(({ does, ways }) => (
          <div key={does} className={classes.row}>
            <dt>{does}</dt>
            <dd>
              {ways.map((keys, index) => (
                <Fragment key={keys.join()}>
                  {index > 0 && ' or '}
                  {keys.map((key) => (
                    <Kbd key={key} className={classes.key}>
                      {key}
                    </Kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        A quiz that you take has keys of its own. Press ? there to see them.
      </Text>
    </Modal>
  );
}
