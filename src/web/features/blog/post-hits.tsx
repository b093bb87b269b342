import { HitGroup, HitText } from '#web/ui/text/hit-group.tsx';
import { Marked } from '#web/ui/text/marked.tsx';
import { TitleLink } from '#web/ui/text/title-link.tsx';
import { usePostHits } from './api.ts';

/** The posts that a search found. */
export function PostHits({ wanted }: { wanted: string }) {
  return (
    <HitGroup title="Posts" hits={usePostHits(wanted)} keyOf={({ id }) => id}>
      {({ slug, title, readingTimeMinutes, excerpt }) => (
        <HitText
          title={
            <TitleLink covers to="/blog/$slug" params={{ slug }}>
              <Marked text={title} wanted={wanted} />
            </TitleLink>
          }
          facts={`Blog · ${readingTimeMinutes} min read`}
          excerpt={<Marked text={excerpt} wanted={wanted} />}
        />
      )}
    </HitGroup>
  );
}
