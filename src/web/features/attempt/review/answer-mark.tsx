import { Badge, Text } from '@mantine/core';
import { IconCheck, IconCircleHalf2, IconHourglass, IconMinus, IconX } from '@tabler/icons-react';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { reviewMessages } from './messages/messages.ts';

interface AnswerMarkProps {
  answer: Pick<AnswerReview, 'isCorrect' | 'isAnswered' | 'credit' | 'marking'>;
}

/** Whether an answer is right, in a word; where parts count or wrong ones cost, what it earned of its question. */
export function AnswerMark({ answer }: AnswerMarkProps) {
  const { marking } = answer;
  if (marking && marking.state !== 'marked')
    return <Unmarked isWaiting={marking.state === 'waiting'} />;
  return (
    <>
      {answer.credit !== undefined && <Credit percent={answer.credit} />}
      <Mark answer={answer} />
    </>
  );
}

/** An answer that a person marks later, or does not mark. */
function Unmarked({ isWaiting }: { isWaiting: boolean }) {
  const m = useMessages(reviewMessages);
  return (
    <Badge color="marigold" leftSection={<IconHourglass size={16} aria-hidden />}>
      {isWaiting ? m.verdict.waiting : m.notMarked}
    </Badge>
  );
}

function Credit({ percent }: { percent: number }) {
  const m = useMessages(reviewMessages);
  const format = useFormat();
  return (
    <Text span size="sm" data-figures>
      {m.credit({ percent: format.percent(percent, 100) })}
    </Text>
  );
}

function Mark({ answer: { isCorrect, isAnswered, credit = 0 } }: AnswerMarkProps) {
  const m = useMessages(reviewMessages);
  if (isCorrect) {
    return (
      <Badge color="pass" leftSection={<IconCheck size={16} aria-hidden />}>
        {m.correct}
      </Badge>
    );
  }
  if (credit > 0) {
    return (
      <Badge color="marigold" leftSection={<IconCircleHalf2 size={16} aria-hidden />}>
        {m.partlyRight}
      </Badge>
    );
  }
  return isAnswered ? (
    <Badge color="fail" leftSection={<IconX size={16} aria-hidden />}>
      {m.wrong}
    </Badge>
  ) : (
    <Badge color="gray" leftSection={<IconMinus size={16} aria-hidden />}>
      {m.notAnswered}
    </Badge>
  );
}
