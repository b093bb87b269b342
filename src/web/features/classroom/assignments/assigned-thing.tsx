import { useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import type { ClassAssignment } from '../api.ts';
import { assignmentMessages } from './messages/messages.ts';

/** The name of what is assigned, with a link; of a series also how many quizzes it has now. */
export function AssignedThing({ assignment }: { assignment: ClassAssignment }) {
  const m = useMessages(assignmentMessages);
  const { title, language: lang, quizId, series } = assignment;
  if (series)
    return (
      <span>
        <TextLink to="/series" search={{ series: series.id }} dir="auto" lang={lang}>
          {title}
        </TextLink>{' '}
        ({m.quizzes({ count: series.quizzes.length })})
      </span>
    );
  return (
    <TextLink to="/quiz/$id" params={{ id: String(quizId) }} dir="auto" lang={lang}>
      {title}
    </TextLink>
  );
}
