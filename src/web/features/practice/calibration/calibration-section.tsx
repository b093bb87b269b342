import { Text, Title } from '@mantine/core';
import { periodAnswers } from '#shared/features/practice/calibration/rules.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useCalibration } from '../api.ts';
import classes from './calibration.module.css';
import { LevelTable } from './level-table.tsx';
import { calibrationMessages } from './messages/messages.ts';
import { PeriodTable } from './period-table.tsx';
import { ReliabilityChart } from './reliability-chart.tsx';
import { toHundredths } from './to-hundredths.ts';

/** How well confidence fits the results, for those who are asked for it or have given it. */
export function CalibrationSection({ asks }: { asks: boolean }) {
  const m = useMessages(calibrationMessages);
  const format = useFormat();
  const calibration = useCalibration();
  if (!calibration || (calibration.answers === 0 && !asks)) return null;
  const { brier, verdict, levels, periods } = calibration;
  return (
    <section className={classes.section} aria-labelledby="calibration">
      <Title order={2} size="h4" id="calibration">
        {m.title}
      </Title>
      <Text fw={600}>
        {verdict === 'few'
          ? m.verdicts.few({ min: format.count(periodAnswers) })
          : m.verdicts[verdict]}
      </Text>
      {brier !== null && (
        <>
          <Text size="sm" c="dimmed">
            {m.brier({ score: format.count(toHundredths(brier)), half: format.count(0.25) })}
          </Text>
          <div className={classes.parts}>
            <ReliabilityChart levels={levels} />
            <LevelTable levels={levels} />
          </div>
          {periods.length > 1 && <PeriodTable periods={periods} />}
        </>
      )}
    </section>
  );
}
