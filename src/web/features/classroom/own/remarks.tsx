import { Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { OwnAssignment } from '../api.ts';
import { ownClassMessages } from './messages/messages.ts';
import classes from './to-do.module.css';

type Marked = Pick<OwnAssignment, 'mark' | 'computed' | 'isOverridden' | 'remarks'>;

/** What is shown with a mark: that it can still rise, what late work lost, that it was set by hand and why, and the comment. */
export function Remarks({ cell: { mark, computed, isOverridden, remarks } }: { cell: Marked }) {
  const m = useMessages(ownClassMessages);
  const format = useFormat();
  const isDeducted =
    mark && !isOverridden && computed && computed.beforeDeduction !== computed.percentage;
  return (
    <>
      {mark?.isProvisional && (
        <Text size="sm" c="dimmed">
          {m.provisional}
        </Text>
      )}
      {isDeducted && (
        <Text size="sm" c="dimmed">
          {m.deducted({
            before: format.percent(computed.beforeDeduction, 100),
            after: format.percent(computed.percentage, 100),
          })}
        </Text>
      )}
      {remarks.override && (
        <Text size="sm">
          {m.setByHand} <bdi>{remarks.override.reason}</bdi>
          {computed && ` ${m.computed({ percent: format.percent(computed.percentage, 100) })}`}
        </Text>
      )}
      {remarks.comment && (
        <Text size="sm" className={classes.comment}>
          {m.comment} <bdi>{remarks.comment.text}</bdi>
        </Text>
      )}
    </>
  );
}
