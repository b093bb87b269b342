import { useMessages } from '#web/language/language.tsx';
import { HitGroup, HitText } from '#web/ui/text/hit-group.tsx';
import { Marked } from '#web/ui/text/marked.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import { usePostHits } from './api.ts';
import { blogMessages } from './messages/messages.ts';

/** The posts that a search found. */
export function PostHits({ wanted }: { wanted: string }) {
  const m = useMessages(blogMessages);
  return (
    <HitGroup title={m.hits} hits={usePostHits(wanted)} keyOf={({ id }) => id}>
      {({ slug, title, language, readingTimeMinutes, excerpt }) => (
        <HitText
          language={language}
          title={
            <TitleLink covers to="/blog/$slug" params={{ slug }}>
              <Marked text={title} wanted={wanted} />
            </TitleLink>
          }
          facts={m.hitFacts({ minutes: readingTimeMinutes })}
          excerpt={<Marked text={excerpt} wanted={wanted} />}
        />
      )}
    </HitGroup>
  );
}
