import { Switch } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useMessages } from '#web/language/language.tsx';
import { playerMessages } from './messages/messages.ts';
import classes from './player-settings.module.css';

/** The learner's settings in this browser; kept for the next quiz. */
export function usePlayerSettings() {
  const [strikes, setStrikes] = useSetting('quiz-strikes');
  const [goesOn, setGoesOn] = useSetting('quiz-goes-on');
  const [hidesTime, setHidesTime] = useSetting('quiz-timer-hidden');
  return { strikes, setStrikes, goesOn, setGoesOn, hidesTime, setHidesTime };
}
export type PlayerSettings = ReturnType<typeof usePlayerSettings>;

const useSetting = (key: string) =>
  useLocalStorage({ key, defaultValue: false, getInitialValueInEffect: false });

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
          classNames={{ body: classes.body, labelWrapper: classes.label }}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
