import { Text } from '@mantine/core';
import type { QuizDetail } from '#shared/features/quiz/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { quizDetailMessages } from './messages/messages.ts';

/** When the quiz can be taken, and whether it takes an access code; nothing for most quizzes. */
export function QuizWindow({ quiz: { opensAt, closesAt, needsAccessCode } }: { quiz: QuizDetail }) {
  const { access: m } = useMessages(quizDetailMessages);
  const line = (text: string, at: string) => (
    <Text size="sm">
      <Rich text={text} parts={{ date: () => <Moment at={at} form="moment" /> }} />
    </Text>
  );
  return (
    <>
      {opensAt && line(m.opens, opensAt)}
      {closesAt && line(m.closes, closesAt)}
      {needsAccessCode && <Text size="sm">{m.needsCode}</Text>}
    </>
  );
}
