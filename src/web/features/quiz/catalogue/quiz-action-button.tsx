import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useUser } from '#web/session/session.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { RetakeStatuses } from '../retake-api.ts';
import { ShareMenu } from '../sharing/share-menu.tsx';
import classes from './quiz-action-button.module.css';

interface QuizActionProps {
  quiz: { id: number; title: string };
  statuses: RetakeStatuses;
  /** What a guest is offered: the way in, or a look at the quiz. */
  guest?: 'login' | 'details';
}

/** What one can do with a quiz now, with the share menu beside it. */
export function QuizAction(props: QuizActionProps) {
  return (
    <div className={classes.action}>
      <QuizActionButton {...props} />
      <ShareMenu quiz={props.quiz} />
    </div>
  );
}

export function QuizActionButton({ quiz, statuses, guest = 'login' }: QuizActionProps) {
  const user = useUser();
  const status = statuses.of(quiz.id);
  const params = { id: String(quiz.id) };

  if (!user && guest === 'details') {
    return (
      <ButtonLink to="/quiz/$id" params={params} variant="light" className={classes.button}>
        View Quiz Details
      </ButtonLink>
    );
  }
  if (!user) {
    return (
      <ButtonLink to="/auth" search={{ redirect: `/quiz/${quiz.id}` }} className={classes.button}>
        Login to Play
      </ButtonLink>
    );
  }
  if (!status && !statuses.failed) {
    return (
      <Button disabled leftSection={<Loader size={16} color="gray" />} className={classes.button}>
        Processing...
      </Button>
    );
  }
  if (status?.openAttemptId) {
    return (
      <ButtonLink to="/quiz/$id/start" params={params} className={classes.button}>
        Continue Quiz
      </ButtonLink>
    );
  }
  const last = status?.lastAttempt;
  if (status && !status.canRetake) {
    const mastered = last?.passed;
    return mastered ? (
      <Button
        disabled
        leftSection={<IconCircleCheck size={18} aria-hidden />}
        className={classes.button}
      >
        Quiz Mastered
      </Button>
    ) : (
      <Button disabled leftSection={<IconClock size={18} aria-hidden />} className={classes.button}>
        In Cooldown
      </Button>
    );
  }
  return (
    <ButtonLink to="/quiz/$id" params={params} className={classes.button}>
      {last ? 'Retake Quiz' : 'Start Quiz'}
    </ButtonLink>
  );
}
