import { Button, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { productName } from '#shared/kernel/product.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { LoadedPanel } from '#web/ui/loaded-panel.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { ProvisionalNote } from '../review/provisional-note.tsx';
import { summaryMessages } from '../summary/messages/messages.ts';
import { type Explanation, useExplanation } from './api.ts';
import { ChangedAnswers } from './changed-answers.tsx';
import { Comparison } from './comparison.tsx';
import classes from './explanation.module.css';
import { explanationMessages } from './messages/messages.ts';
import { NextSteps } from './next-steps.tsx';
import { TimeSpent } from './time-spent.tsx';
import { Topics } from './topics.tsx';

/** How a result came about: each part with a sentence that says what it means. */
export function ExplainedResult({ attemptId }: { attemptId: number }) {
  const m = useMessages(explanationMessages);
  const id = useId();
  return (
    <section className={classes.explanation} aria-labelledby={id}>
      <Title id={id} order={2} size="h3">
        {m.title}
      </Title>
      <LoadedPanel query={useExplanation(attemptId)} failed={m.notLoaded}>
        {(explanation) => (
          <>
            <Part title={m.passing.title}>
              <Passing explanation={explanation} />
            </Part>
            <Part title={m.next.title}>
              <NextSteps explanation={explanation} />
            </Part>
            <Part title={m.topics.title}>
              <Topics topics={explanation.topics} />
            </Part>
            <Part title={m.changes.title}>
              <ChangedAnswers explanation={explanation} />
            </Part>
            <Part title={m.time.title}>
              <TimeSpent time={explanation.time} />
            </Part>
            <Part title={m.compared.title}>
              <Comparison explanation={explanation} />
            </Part>
            <SaveFigures explanation={explanation} />
          </>
        )}
      </LoadedPanel>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <Title order={3} size="h5">
        {title}
      </Title>
      {children}
    </div>
  );
}

interface PartProps {
  explanation: Explanation;
}

function Passing({ explanation: { attempt, passing } }: PartProps) {
  const { passing: m } = useMessages(explanationMessages);
  const summary = useMessages(summaryMessages);
  const format = useFormat();
  const { missing, needed, unanswered } = passing;
  const { points, totalQuestions: total, toBeMarked } = attempt;
  return (
    <>
      <Text>
        {missing === 0 && m.passed({ needed: format.count(needed) })}
        {/* Until everything is marked, it is no miss. */}
        {missing > 0 &&
          !toBeMarked &&
          (points === undefined
            ? summary.missing({ count: missing, pass: needed, total })
            : summary.missingPoints({
                count: missing,
                pass: format.count(needed),
                total: format.count(total),
              }))}{' '}
        {unanswered > 0 && m.unanswered({ count: unanswered })}
      </Text>
      <ProvisionalNote toBeMarked={toBeMarked} />
    </>
  );
}

/** What the figures are computed from, as a file that the example script reads. */
function SaveFigures({ explanation }: PartProps) {
  const m = useMessages(explanationMessages);
  const { id } = explanation.attempt;
  const save = () =>
    saveFile(
      m.file({ product: productName.toLowerCase(), id }),
      JSON.stringify(explanation, null, 2),
      'application/json',
    );
  return (
    <Group data-print="hide">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={save}
      >
        {m.save}
      </Button>
    </Group>
  );
}
