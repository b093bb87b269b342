import { excerptAround } from '#shared/kernel/text/excerpt.ts';
import { useMessages } from '#web/language/language.tsx';
import { HitGroup, HitText } from '#web/ui/text/hit-group.tsx';
import { Marked } from '#web/ui/text/marked.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import { useSeriesHits } from './api.ts';
import { seriesMessages } from './messages/messages.ts';

/** The series that a search found. */
export function SeriesHits({ wanted }: { wanted: string }) {
  const m = useMessages(seriesMessages);
  return (
    <HitGroup title={m.series} hits={useSeriesHits(wanted)} keyOf={({ id }) => id}>
      {({ id, displayName, language, categoryName, quizCount, description }) => (
        <HitText
          language={language}
          title={
            <TitleLink covers to="/series" search={{ series: id }}>
              <Marked text={displayName} wanted={wanted} />
            </TitleLink>
          }
          facts={`${categoryName} · ${m.quizzes({ count: quizCount })}`}
          excerpt={<Marked text={excerptAround(description, wanted, 160)} wanted={wanted} />}
        />
      )}
    </HitGroup>
  );
}
