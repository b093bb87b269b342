import { Card, NativeSelect, Switch, Text } from '@mantine/core';
import { timeChoices } from '#shared/features/account/accessibility.ts';
import { type DisplaySwitch, readingFonts, textSpacings } from '#shared/kernel/display.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useSite } from '#web/site.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { useAccessibility } from './api.ts';
import classes from './display-form.module.css';
import { displayMessages } from './messages/messages.ts';

const groups: { name: 'focus' | 'look'; switches: DisplaySwitch[] }[] = [
  { name: 'focus', switches: ['readAloud', 'lineFocus', 'oneThing'] },
  { name: 'look', switches: ['highContrast', 'largeTargets', 'reducedMotion'] },
];

/** What a reader needs; every change is shown and kept at once. */
export function DisplayForm() {
  const m = useMessages(displayMessages);
  const format = useFormat();
  const { chosenTime = 'counts' } = useSite();
  const { profile, change, isMember } = useAccessibility();
  const { run } = useReported(m.notSaved, { together: true });
  const save = (changes: Parameters<typeof change>[0]) => run(() => change(changes));
  const select = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
    values.map((value) => ({ value, label: names[value] }));
  return (
    // A member's choices come with the member: what is changed before that would be lost.
    <div className={classes.groups} data-guest={isMember ? undefined : true}>
      <Card className={classes.group}>
        <h2 className={classes.heading}>{m.reading}</h2>
        <div className={classes.pair}>
          <NativeSelect
            label={m.font}
            description={m.fontHint}
            value={profile.font}
            data={select(readingFonts, m.fonts)}
            onChange={({ currentTarget: { value } }) => {
              const font = readingFonts.find((known) => known === value);
              if (font) void save({ font });
            }}
          />
          <NativeSelect
            label={m.spacing}
            description={m.spacingHint}
            value={profile.spacing}
            data={select(textSpacings, m.spacings)}
            onChange={({ currentTarget: { value } }) => {
              const spacing = textSpacings.find((known) => known === value);
              if (spacing) void save({ spacing });
            }}
          />
        </div>
        <Text className={classes.sample}>{m.sample}</Text>
      </Card>
      {groups.map(({ name, switches }) => (
        <Card key={name} className={classes.group}>
          <h2 className={classes.heading}>{m[name]}</h2>
          {switches.map((each) => (
            <Switch
              key={each}
              size="md"
              label={m.switches[each].label}
              description={m.switches[each].hint}
              checked={profile[each]}
              onChange={({ currentTarget }) => void save({ [each]: currentTarget.checked })}
            />
          ))}
        </Card>
      ))}
      {isMember && (
        <Card className={classes.group}>
          <h2 className={classes.heading}>{m.time}</h2>
          <NativeSelect
            label={m.extraTime}
            description={m.extraTimeHints[chosenTime]}
            value={String(profile.extraTimePercent)}
            data={timeChoices.map((percent) => ({
              value: String(percent),
              label:
                percent === 0
                  ? m.noExtraTime
                  : m.moreTime({ percent: format.percent(percent, 100) }),
            }))}
            onChange={({ currentTarget: { value } }) => {
              const extraTimePercent = timeChoices.find((percent) => String(percent) === value);
              if (extraTimePercent !== undefined) void save({ extraTimePercent });
            }}
          />
        </Card>
      )}
    </div>
  );
}
