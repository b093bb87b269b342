import { Table, Text } from '@mantine/core';
import { maxPreviewed } from '#shared/features/regrade/schema.ts';
import { shownScore } from '#shared/kernel/points.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import type { RegradePreview } from './api.ts';
import { regradeMessages } from './messages/messages.ts';
import classes from './regrade.module.css';

/** Who gains and who loses. */
export function PreviewedChanges({ preview }: { preview: RegradePreview }) {
  const m = useMessages(regradeMessages);
  const format = useFormat();
  const { gains, losses, newPasses, lostPasses, spared, incomparable, learners } = preview;
  const figures = [
    { figure: gains, label: m.gains({ count: gains }) },
    { figure: losses, label: m.losses({ count: losses }) },
    { figure: newPasses, label: m.newPasses({ count: newPasses }) },
    { figure: lostPasses, label: m.lostPasses({ count: lostPasses }) },
  ];
  return (
    <>
      <div className={classes.figures}>
        {figures.map(({ figure, label }) => (
          <StatCard key={label} figure={format.count(figure)} label={label} />
        ))}
      </div>
      {spared > 0 && <Text size="sm">{m.spared({ count: spared })}</Text>}
      {incomparable > 0 && <Text size="sm">{m.incomparable({ count: incomparable })}</Text>}
      {gains + losses === 0 && <Text c="dimmed">{m.nothingChanges}</Text>}
      {learners.length > 0 && <LearnerTable learners={learners} />}
      {learners.length === maxPreviewed && gains + losses > maxPreviewed && (
        <Text size="sm" c="dimmed">
          {m.firstOnes({ count: format.count(maxPreviewed) })}
        </Text>
      )}
    </>
  );
}

function LearnerTable({ learners }: Pick<RegradePreview, 'learners'>) {
  const m = useMessages(regradeMessages);
  const format = useFormat();
  const verdict = (passed: boolean) => (passed ? m.passed : m.notPassed);
  return (
    <Table.ScrollContainer minWidth={280} type="native" className={classes.learners}>
      <Table aria-label={m.preview} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{m.learner}</Table.Th>
            <Table.Th>{m.before}</Table.Th>
            <Table.Th>{m.after}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {learners.map((row) => (
            <Table.Tr key={row.attemptId}>
              <Table.Td>
                <TextLink to="/admin/attempts" search={{ attempt: row.attemptId }} inherit>
                  <bdi>{row.name ?? m.erased}</bdi>
                </TextLink>
              </Table.Td>
              <Table.Td>
                {format.percent(row.pointsBefore ?? row.scoreBefore, row.totalQuestions)}{' '}
                <span className={classes.soft}>{verdict(row.passedBefore)}</span>
              </Table.Td>
              <Table.Td data-changed={row.passed !== row.passedBefore || undefined}>
                {format.percent(shownScore(row), row.totalQuestions)}{' '}
                <span className={classes.soft}>{verdict(row.passed)}</span>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
