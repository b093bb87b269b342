import { excerptAround, plainOfMarkdown } from '#shared/kernel/text/excerpt.ts';
import { useMessages } from '#web/language/language.tsx';
import { HitGroup, HitText } from '#web/ui/text/hit-group.tsx';
import { Marked } from '#web/ui/text/marked.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import { useQuestionHits } from './api.ts';
import { quizSearchMessages } from './messages/messages.ts';

/** The questions that a search found, for administrators. */
export function QuestionHits({ wanted }: { wanted: string }) {
  const m = useMessages(quizSearchMessages);
  return (
    <HitGroup title={m.questions} hits={useQuestionHits(wanted)} keyOf={({ id }) => id}>
      {({ quizId, quizTitle, quizLanguage, quizStatus, text }) => (
        <HitText
          language={quizLanguage}
          title={
            <TitleLink covers to="/admin/edit-quiz/$id" params={{ id: String(quizId) }}>
              <Marked text={excerptAround(plainOfMarkdown(text), wanted, 140)} wanted={wanted} />
            </TitleLink>
          }
          facts={quizStatus === 'active' ? quizTitle : m.draftOf({ quiz: quizTitle })}
        />
      )}
    </HitGroup>
  );
}
