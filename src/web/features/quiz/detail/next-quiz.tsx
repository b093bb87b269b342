import { IconArrowRight } from '@tabler/icons-react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { quizMessages } from '../messages/messages.ts';
import { useNextQuiz } from './next-quiz-api.ts';

/** After a quiz: one of its category that the learner has not taken yet, where there is one. */
export function NextQuiz({ quizId }: { quizId: number }) {
  const m = useMessages(quizMessages);
  const format = useFormat();
  const next = useNextQuiz(quizId);
  if (!next) return null;
  return (
    <ButtonLink
      to="/quiz/$id"
      params={{ id: String(next.id) }}
      variant="default"
      h="auto"
      mih="2.75rem"
      py="xs"
      styles={{ label: { whiteSpace: 'normal', lineHeight: 1.3 } }}
      rightSection={<IconArrowRight size={18} data-points aria-hidden />}
    >
      {m.nextQuiz({
        title: next.title,
        timeLimit: next.untimed ? m.noTimeLimit : format.timeLimit(next.timeLimit),
      })}
    </ButtonLink>
  );
}
