import { SaxesParser } from 'saxes';
import { invalid } from '../failure.ts';

/** An element with its content. Names have no prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  line: number;
}

const deepest = 200;
const chunk = 2 ** 16;

/**
 * The outermost elements with one of the names, each when it is complete.
 * @throws invalid for a document type or entities, which could be used to read files or to fill the memory
 * @returns the line of the first fault, if the document is not well-formed; what precedes it has been read
 */
export function* xmlElements(
  text: string,
  isWanted: (name: string) => boolean,
): Generator<XmlElement, number | undefined> {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  const done: XmlElement[] = [];
  let fault: number | undefined;
  let depth = 0;
  const add = (content: string) => {
    const parent = open.at(-1);
    if (parent && content !== '') parent.children.push(content);
  };
  parser.on('error', () => {
    fault ??= parser.line;
  });
  parser.on('doctype', () => {
    throw invalid('file', 'The file declares a document type or entities');
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) fault ??= parser.line;
    if (fault !== undefined) return;
    const own = localName(name);
    if (open.length === 0 && !isWanted(own)) return;
    const element = {
      name: own,
      attributes: localNames(attributes),
      children: [],
      line: parser.line,
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    depth -= 1;
    if (fault !== undefined) return;
    const element = open.pop();
    if (element && open.length === 0) done.push(element);
  });
  for (let from = 0; from < text.length && fault === undefined; from += chunk) {
    parser.write(text.slice(from, from + chunk));
    yield* done.splice(0);
  }
  if (fault === undefined) parser.close();
  yield* done.splice(0);
  return fault;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const localNames = (attributes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));

/** The child elements, of one name or of all. */
export const childrenOf = ({ children }: XmlElement, name?: string): XmlElement[] =>
  children
    .filter((child) => typeof child !== 'string' && (name === undefined || child.name === name))
    .flatMap((child) => (typeof child === 'string' ? [] : [child]));

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];

/** All elements of a name inside an element, at any depth. */
export function within(element: XmlElement, isWanted: (name: string) => boolean): XmlElement[] {
  return childrenOf(element).flatMap((child) => [
    ...(isWanted(child.name) ? [child] : []),
    ...within(child, isWanted),
  ]);
}

/** The text inside an element, without tags. */
export const textIn = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');

/** The text of the first child element of a name; empty without one. */
export function valueIn(element: XmlElement, name: string): string {
  const child = childOf(element, name);
  return child ? textIn(child).trim() : '';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Without characters that XML does not allow: control characters, as in text pasted from slides, and noncharacters. */
export const allowedInXml = (text: string): string =>
  text.replaceAll(/(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '');

export const escapeXml = (text: string): string =>
  allowedInXml(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** An element with markup inside it as XML again. */
export function innerXml({ children }: XmlElement): string {
  return children
    .map((child) => (typeof child === 'string' ? escapeXml(child) : outerXml(child)))
    .join('');
}

function outerXml(element: XmlElement): string {
  const attributes = Object.entries(element.attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  const empty = ['br', 'hr', 'img', 'input', 'col', 'source'].includes(element.name);
  return empty
    ? `<${element.name}${attributes}>`
    : `<${element.name}${attributes}>${innerXml(element)}</${element.name}>`;
}
