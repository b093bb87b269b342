import { useContentMark } from '#web/language/content.ts';
import { Markdown } from './markdown.tsx';

/** An option, an item or a target as its author has written it, marked with its language. */
export function Written({ text }: { text: string }) {
  const mark = useContentMark();
  return (
    <bdi {...mark()}>
      <Markdown inline>{text}</Markdown>
    </bdi>
  );
}
