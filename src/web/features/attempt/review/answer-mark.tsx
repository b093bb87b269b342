import { Badge } from '@mantine/core';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { reviewMessages } from './messages/messages.ts';

/** Whether an answer is right, in a word. */
export function AnswerMark({ answer }: { answer: Pick<AnswerReview, 'isCorrect' | 'isAnswered'> }) {
  const m = useMessages(reviewMessages);
  if (answer.isCorrect) {
    return (
      <Badge color="pass" leftSection={<IconCheck size={16} aria-hidden />}>
        {m.correct}
      </Badge>
    );
  }
  return answer.isAnswered ? (
    <Badge color="fail" leftSection={<IconX size={16} aria-hidden />}>
      {m.wrong}
    </Badge>
  ) : (
    <Badge color="gray" leftSection={<IconMinus size={16} aria-hidden />}>
      {m.notAnswered}
    </Badge>
  );
}
