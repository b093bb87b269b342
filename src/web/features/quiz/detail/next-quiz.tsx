import { IconArrowRight } from '@tabler/icons-react';
import { formatTimeLimit } from '#shared/features/quiz/rules.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useNextQuiz } from '../api.ts';

/** After a quiz: one of its category that the learner has not taken yet, where there is one. */
export function NextQuiz({ quizId }: { quizId: number }) {
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
      Next: {next.title} ({formatTimeLimit(next.timeLimit)})
    </ButtonLink>
  );
}
