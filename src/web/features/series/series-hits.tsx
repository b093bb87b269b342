import { excerptAround } from '#shared/kernel/excerpt.ts';
import { counted } from '#web/ui/text/format.ts';
import { HitGroup, HitText } from '#web/ui/text/hit-group.tsx';
import { Marked } from '#web/ui/text/marked.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import { useSeriesHits } from './api.ts';

/** The series that a search found. */
export function SeriesHits({ wanted }: { wanted: string }) {
  return (
    <HitGroup title="Series" hits={useSeriesHits(wanted)} keyOf={({ id }) => id}>
      {({ id, displayName, categoryName, quizCount, description }) => (
        <HitText
          title={
            <TitleLink covers to="/series" search={{ series: id }}>
              <Marked text={displayName} wanted={wanted} />
            </TitleLink>
          }
          facts={`${categoryName} · ${counted(quizCount, 'quiz', 'quizzes')}`}
          excerpt={<Marked text={excerptAround(description, wanted, 160)} wanted={wanted} />}
        />
      )}
    </HitGroup>
  );
}
