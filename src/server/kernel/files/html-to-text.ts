import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isRaising, raisedText } from './raised-text.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Longer texts are cut, as in `htmlToMarkdown`. */
const longest = 40_000;

/** Text, and the names of tags whose effect it does not have although it changes what the text says. */
interface PlainText {
  text: string;
  lost: string[];
}

/** The text of a line of HTML, without its tags. */
export function htmlToText(html: string): PlainText {
  const lost = new Set<string>();
  const { childNodes } = parseFragment(html.slice(0, longest));
  const text = textOf(childNodes, ({ tagName, childNodes: inside }) => {
    if (tagName === 'br') return ' ';
    if (!isRaising(tagName)) return undefined;
    const plain = textOf(inside);
    const raised = raisedText(tagName, plain.trim());
    if (raised === undefined && plain.trim() !== '') lost.add(tagName);
    return raised ?? plain;
  });
  return { text: text.replace(/\s+/g, ' ').trim(), lost: [...lost] };
}

/** @param instead gives the text of an element that is not the text inside it */
function textOf(
  nodes: readonly Node[],
  instead: (element: Element) => string | undefined = () => undefined,
): string {
  const texts: string[] = [];
  // Without recursion: tags may be nested as deep as the text is long.
  const left = nodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    const other = 'tagName' in node ? instead(node) : undefined;
    if (other !== undefined) texts.push(other);
    else if ('value' in node) texts.push(node.value);
    else if ('childNodes' in node) left.push(...node.childNodes.toReversed());
  }
  return texts.join('');
}
