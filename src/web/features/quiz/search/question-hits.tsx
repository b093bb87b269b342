import { excerptAround, plainOfMarkdown } from '#shared/kernel/excerpt.ts';
import { HitGroup, HitText } from '#web/ui/text/hit-group.tsx';
import { Marked } from '#web/ui/text/marked.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import { useQuestionHits } from './api.ts';

/** The questions that a search found, for administrators. */
export function QuestionHits({ wanted }: { wanted: string }) {
  return (
    <HitGroup title="Questions" hits={useQuestionHits(wanted)} keyOf={({ id }) => id}>
      {({ quizId, quizTitle, quizStatus, text }) => (
        <HitText
          title={
            <TitleLink covers to="/admin/edit-quiz/$id" params={{ id: String(quizId) }}>
              <Marked text={excerptAround(plainOfMarkdown(text), wanted, 140)} wanted={wanted} />
            </TitleLink>
          }
          facts={quizStatus === 'active' ? quizTitle : `${quizTitle} (draft)`}
        />
      )}
    </HitGroup>
  );
}
