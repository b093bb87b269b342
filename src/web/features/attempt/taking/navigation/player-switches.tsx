import { Switch } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { playerMessages } from '../messages/messages.ts';
import type { PlayerSettings } from '../player-settings.ts';
import classes from './player-switches.module.css';

export function PlayerSwitches({ settings }: { settings: PlayerSettings }) {
  const m = useMessages(playerMessages);
  const switches = [
    [m.settings.goOn, settings.goesOn, settings.setGoesOn],
    [m.settings.strike, settings.strikes, settings.setStrikes],
    [m.settings.hideTime, settings.hidesTime, settings.setHidesTime],
  ] as const;
  return (
    <div className={classes.switches}>
      {switches.map(([label, checked, change]) => (
        <Switch
          key={label}
          size="sm"
          label={label}
          checked={checked}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
