import { Button, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { playerMessages } from '../messages/messages.ts';
import type { CheckState } from '../saving/answer-checks.ts';
import classes from './check-button.module.css';

export interface CheckButtonProps {
  state: CheckState | undefined;
  /** There is no answer that could be checked. */
  disabled: boolean;
  onCheck: () => void;
}

/** Has the answer checked. Without a connection it says that the check waits. */
export function CheckButton({ state, disabled, onCheck }: CheckButtonProps) {
  const { check: m } = useMessages(playerMessages);
  const isWaiting = state?.isWaiting === true;
  return (
    <div className={classes.check}>
      <Button
        variant="light"
        leftSection={<IconCheck size={18} aria-hidden />}
        loading={isWaiting}
        disabled={disabled}
        onClick={onCheck}
      >
        {m.check}
      </Button>
      <Text size="sm" {...(state?.failure ? {} : { c: 'dimmed' })} role="status">
        {wordsOf(state, m)}
      </Text>
    </div>
  );
}

function wordsOf(
  state: CheckState | undefined,
  m: {
    hint: string;
    waits: string;
    failed: (values: { reason: string }) => string;
  },
): string {
  if (!state?.failure) return m.hint;
  return state.failure.code === 'offline' ? m.waits : m.failed({ reason: state.failure.message });
}
