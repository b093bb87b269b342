import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/** Longer texts are cut, as in `htmlToMarkdown`. */
const longest = 40_000;

/** The text of a line of HTML, without its tags. */
export function htmlToText(html: string): string {
  const texts: string[] = [];
  // Without recursion: tags may be nested as deep as the text is long.
  const left: DefaultTreeAdapterTypes.ChildNode[] = parseFragment(
    html.slice(0, longest),
  ).childNodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    if ('value' in node) texts.push(node.value);
    if ('childNodes' in node) left.push(...node.childNodes.toReversed());
  }
  return texts.join('').replace(/\s+/g, ' ').trim();
}
