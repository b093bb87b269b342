import type { XmlElement } from '#server/kernel/files/xml.ts';

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** An element of QTI 3 by its name of QTI 2: `qti-choice-interaction` is `choiceInteraction`. */
export function asQti2(element: XmlElement): XmlElement {
  const isQti3 = element.name.startsWith('qti-');
  return {
    ...element,
    name: isQti3 ? camel(element.name.slice(4)) : element.name,
    attributes: isQti3
      ? Object.fromEntries(
          Object.entries(element.attributes).map(([name, value]) => [camel(name), value]),
        )
      : element.attributes,
    children: element.children.map((child) => (typeof child === 'string' ? child : asQti2(child))),
  };
}
