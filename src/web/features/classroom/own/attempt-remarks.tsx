import { Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useRemarks } from '../api.ts';
import { ownClassMessages } from './messages/messages.ts';
import { Remarks } from './remarks.tsx';
import classes from './to-do.module.css';

/** Below a result: what it counts for in the classes of its learner. */
export function AttemptRemarks({ attemptId }: { attemptId: number }) {
  const m = useMessages(ownClassMessages);
  const format = useFormat();
  const found = useRemarks(attemptId) ?? [];
  return found.map((remark) => (
    <section key={remark.assignmentId} className={classes.remark} aria-label={remark.className}>
      <Text>
        <TextLink to="/classes" dir="auto">
          {remark.className}
        </TextLink>
        {': '}
        {remark.mark && <b data-figures>{format.percent(remark.mark.percentage, 100)}</b>}{' '}
        {remark.state === 'excused'
          ? m.states.excused
          : !remark.isOverridden &&
            !remark.counts &&
            (remark.isTooLate ? m.tooLate : m.anotherCounts)}
      </Text>
      <Remarks cell={remark} />
    </section>
  ));
}
