import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { blockNames } from './html-to-markdown.ts';
import { isRaising, raisedText } from './raised-text.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Longer texts are cut, as in `htmlToMarkdown`. */
const maxLength = 40_000;

/** Text, and the names of tags whose effect it does not have although it changes what the text says. */
interface PlainText {
  text: string;
  lost: string[];
}

/** The text of a line of HTML, without its tags. */
export function htmlToText(html: string): PlainText {
  const lost = new Set<string>();
  const { childNodes } = parseFragment(html.slice(0, maxLength));
  const text = textOf(childNodes, ({ tagName, childNodes: inside }) => {
    if (!isRaising(tagName)) return undefined;
    const plain = textOf(inside);
    const raised = raisedText(tagName, plain.trim());
    if (raised === undefined && plain.trim() !== '') lost.add(tagName);
    return raised ?? plain;
  });
  return { text: text.replace(/\s+/g, ' ').trim(), lost: [...lost] };
}

const isLine = ({ tagName }: Element) => tagName === 'br' || blockNames.has(tagName);

/** @param instead gives the text of an element that is not the text inside it */
function textOf(
  nodes: readonly Node[],
  instead: (element: Element) => string | undefined = () => undefined,
): string {
  const texts: string[] = [];
  // Without recursion: tags may be nested as deep as the text is long.
  const left: (Node | string)[] = nodes.toReversed();
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node === 'string') texts.push(node);
    else if ('value' in node) texts.push(node.value);
    else if ('tagName' in node) {
      // Words of two lines are two words.
      const around = isLine(node) ? [' '] : [];
      const other = instead(node);
      const inside = other === undefined ? node.childNodes.toReversed() : [other];
      left.push(...around, ...inside, ...around);
    }
  }
  return texts.join('');
}
