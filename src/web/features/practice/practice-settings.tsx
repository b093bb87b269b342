import { NativeSelect, Switch } from '@mantine/core';
import { goalsOffered } from '#shared/features/practice/streak/rules.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type PracticeSettings as Settings, useSaveSettings } from './api.ts';
import { practiceMessages } from './messages/messages.ts';
import classes from './practice.module.css';

const targets = [0.8, 0.85, 0.9, 0.95, 0.97];

/** The goals that are offered, and the one that was chosen. */
const goalsWith = (chosen: number) =>
  [...new Set([...goalsOffered, chosen])].sort((one, other) => one - other);

/** How many questions a day, how much is to be remembered, and whether answers say how sure they are. A change is saved at once. */
export function PracticeSettings({ settings }: { settings: Settings }) {
  const m = useMessages(practiceMessages);
  const format = useFormat();
  const save = useSaveSettings(settings);
  const { run } = useReported(m.notSaved, { together: true });
  const change = (changed: Partial<Settings>) => run(() => save(changed));
  return (
    <details className={classes.settings}>
      <summary>{m.settings}</summary>
      <NativeSelect
        label={m.dailyGoal}
        description={m.dailyGoalHint}
        value={String(settings.dailyGoal)}
        data={goalsWith(settings.dailyGoal).map((goal) => ({
          value: String(goal),
          label: goal === 0 ? m.noGoal : format.count(goal),
        }))}
        onChange={({ currentTarget }) => void change({ dailyGoal: Number(currentTarget.value) })}
      />
      <NativeSelect
        label={m.target}
        description={m.targetHint}
        value={String(settings.retention)}
        data={targets.map((value) => ({
          value: String(value),
          label: format.percent(value * 100, 100),
        }))}
        onChange={({ currentTarget }) => void change({ retention: Number(currentTarget.value) })}
      />
      <Switch
        label={m.asksConfidence}
        description={m.asksConfidenceHint}
        checked={settings.asksConfidence}
        onChange={({ currentTarget }) => void change({ asksConfidence: currentTarget.checked })}
      />
    </details>
  );
}
