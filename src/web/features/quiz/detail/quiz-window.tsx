import { Text } from '@mantine/core';
import { withExtraTime } from '#shared/features/exception/rules.ts';
import { effectiveTimeLimit } from '#shared/features/quiz/rules.ts';
import type { QuizDetail } from '#shared/features/quiz/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { RetakeStatus } from '../learner-api.ts';
import { quizDetailMessages } from './messages/messages.ts';

interface QuizWindowProps {
  quiz: QuizDetail;
  /** Undefined for a guest, and until it is known. */
  status: RetakeStatus | undefined;
}

/**
 * When the quiz can be taken, whether it takes an access code, and what the learner is allowed beyond its rules;
 * nothing for most quizzes.
 */
export function QuizWindow({ quiz, status }: QuizWindowProps) {
  const { access: m } = useMessages(quizDetailMessages);
  const format = useFormat();
  const { opensAt, needsAccessCode } = quiz;
  const closesAt = status?.closesAt ?? quiz.closesAt;
  const extra = status?.extraTimePercent ?? 0;
  const extraAttempts = status?.extraAttempts ?? 0;
  const { maxAttempts } = quiz.rules;
  const line = (text: string, at: string, isOwn = false) => (
    <Text size="sm">
      <Rich text={text} parts={{ date: () => <Moment at={at} form="moment" /> }} />
      {isOwn && ` ${m.ownDate}`}
    </Text>
  );
  return (
    <>
      {opensAt && line(m.opens, opensAt)}
      {closesAt && line(m.closes, closesAt, closesAt !== quiz.closesAt)}
      {needsAccessCode && <Text size="sm">{m.needsCode}</Text>}
      {extra > 0 && !quiz.untimed && (
        <Text size="sm">
          {m.extraTime({
            percent: format.percent(extra, 100),
            time: format.timeLimit(
              withExtraTime(effectiveTimeLimit(quiz.timeLimit), { extraTimePercent: extra }),
            ),
          })}
        </Text>
      )}
      {extraAttempts > 0 && maxAttempts !== null && (
        <Text size="sm">
          {m.extraAttempts({
            count: extraAttempts,
            all: format.count(maxAttempts + extraAttempts),
          })}
        </Text>
      )}
    </>
  );
}
