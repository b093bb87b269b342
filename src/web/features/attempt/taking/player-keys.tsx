import { Kbd, Modal, Switch } from '@mantine/core';
import { Fragment } from 'react';
import { useShortcutSwitch } from '#web/keyboard/shortcuts.ts';
import classes from './player-keys.module.css';

/** As `player-shortcuts.ts` reads them; the keys of a list do the same. */
const rows = [
  { does: 'Choose an option', keys: ['1', '…', '9', 'A', '…', 'I'] },
  { does: 'Strike out an option', keys: ['X'] },
  { does: 'Previous question', keys: ['←', 'P'] },
  { does: 'Next question', keys: ['→', 'N', 'Enter'] },
  { does: 'Flag the question', keys: ['F'] },
  { does: 'Enlarge the picture', keys: ['Z'] },
  { does: 'Review and submit', keys: ['S'] },
  { does: 'Show this list', keys: ['?'] },
];

/** Which keys do what in the player, and the switch to turn them off. */
export function PlayerKeys({ opened, onClose }: { opened: boolean; onClose: () => void }) {
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
      <dl className={classes.rows}>
        {rows.map(({ does, keys }) => (
          <div key={does} className={classes.row}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={`${index}${key}`}>
                  {key === '…' ? ' to ' : <Kbd>{key}</Kbd>}{' '}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
