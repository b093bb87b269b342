import { useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { BlockedButton, isBlocked } from '../blocked-button.tsx';
import { type RetakeStatuses, shownAction } from '../learner-api.ts';
import { quizMessages } from '../messages/messages.ts';
import { ShareMenu } from '../sharing/share-menu.tsx';
import classes from './quiz-action-button.module.css';

interface QuizActionProps {
  quiz: { id: number; title: string };
  statuses: RetakeStatuses;
  /** The link for a guest: to sign in, or to the quiz. */
  guest?: 'login' | 'details';
}

/** What a learner can do with a quiz now, and the share menu. */
export function QuizAction(props: QuizActionProps) {
  return (
    <div className={classes.action}>
      <QuizActionButton {...props} />
      <ShareMenu quiz={props.quiz} />
    </div>
  );
}

function QuizActionButton({ quiz, statuses, guest = 'login' }: QuizActionProps) {
  const m = useMessages(quizMessages);
  const user = useUser();
  const status = statuses.of(quiz.id);
  const params = { id: String(quiz.id) };

  if (!user && guest === 'details') {
    return (
      <ButtonLink
        to="/quiz/$id"
        params={params}
        variant="light"
        className={classes.button}
        data-guest
      >
        {m.viewDetails}
      </ButtonLink>
    );
  }
  if (!user) {
    return (
      <ButtonLink
        to="/auth"
        search={{ redirect: `/quiz/${quiz.id}` }}
        className={classes.button}
        data-guest
      >
        {m.loginToPlay}
      </ButtonLink>
    );
  }
  const action = shownAction(status, statuses.failed);
  if (isBlocked(action)) return <BlockedButton action={action} className={classes.button} />;
  return (
    <ButtonLink
      to={action === 'continue' ? '/quiz/$id/start' : '/quiz/$id'}
      params={params}
      className={classes.button}
    >
      {m.action[action]}
    </ButtonLink>
  );
}
