import { type XmlElement, xmlElements } from '#server/kernel/files/xml.ts';
import { type FoundItem, note } from '#shared/features/exchange/found.ts';
import { cut } from '#shared/kernel/text/cut.ts';

/** What is found in the outermost elements of some names, and from which line on a document is not well-formed. */
export function* itemsInXml(
  text: string,
  isWanted: (name: string) => boolean,
  itemsOf: (element: XmlElement) => Iterable<FoundItem>,
): Generator<FoundItem> {
  const elements = xmlElements(text, isWanted);
  let next = elements.next();
  for (; !next.done; next = elements.next()) yield* itemsOf(next.value);
  if (next.value !== undefined)
    yield { line: next.value, source: '', notes: [note('invalid', notWellFormed)] };
}

const notWellFormed = 'The XML is not well-formed from here on';

/** What lists of other programs show of a question. */
export const itemName = (text: string): string => cut(text.replace(/\s+/g, ' '), 80).trim();
