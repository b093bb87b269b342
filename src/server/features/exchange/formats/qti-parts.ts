import {
  childOf,
  childrenOf,
  innerXml,
  textIn,
  within,
  type XmlElement,
} from '#server/kernel/files/xml.ts';

/** An item with one of its interactions, by the names of QTI 2. */
export interface Parts {
  item: XmlElement;
  body: XmlElement;
  interaction: XmlElement;
}

export function declarationOf({ item, interaction }: Parts): XmlElement | undefined {
  const { responseIdentifier } = interaction.attributes;
  const all = childrenOf(item, 'responseDeclaration');
  return all.find(({ attributes }) => attributes.identifier === responseIdentifier) ?? all[0];
}

export const correctValues = (declaration: XmlElement | undefined): string[] => {
  const correct = declaration && childOf(declaration, 'correctResponse');
  return correct ? childrenOf(correct, 'value').map((value) => textIn(value).trim()) : [];
};

/** The keys with points in a mapping, for items without a correct response. */
export function bestMapped(declaration: XmlElement | undefined): string[] {
  const mapping = declaration && childOf(declaration, 'mapping');
  const entries = mapping ? childrenOf(mapping, 'mapEntry') : [];
  return entries
    .filter(({ attributes }) => Number(attributes.mappedValue) > 0)
    .map(({ attributes: { mapKey = '' } }) => mapKey);
}

/** The right response, or the keys that earn points. */
export function keysOf(parts: Parts): string[] {
  const declaration = declarationOf(parts);
  const named = correctValues(declaration);
  return named.length > 0 ? named : bestMapped(declaration);
}

/** The key of a written answer: the accepted texts, and how they are compared. */
export interface WrittenKey {
  accepted: string[];
  /** Whether the answer is a number. */
  isNumber: boolean;
  tolerance: { mode: string; value: string } | undefined;
  caseSensitive: boolean;
}

/** @param isAbout whether a comparison in the item is about this interaction */
export function writtenKeyOf(
  parts: Parts,
  isAbout: (comparison: XmlElement) => boolean = () => true,
): WrittenKey {
  const declaration = declarationOf(parts);
  const comparisons = within(parts.item, (name) => name === 'equal').filter(isAbout);
  const compared = comparisons.flatMap((each) =>
    childrenOf(each, 'baseValue').map((value) => textIn(value).trim()),
  );
  const named = [...correctValues(declaration), ...bestMapped(declaration), ...compared];
  const equal = comparisons.find(({ attributes }) => attributes.toleranceMode !== 'exact');
  const [value = '0'] = (equal?.attributes.tolerance ?? '0').split(/\s+/);
  const entries = declaration ? within(declaration, (name) => name === 'mapEntry') : [];
  return {
    accepted: [...new Set(named)],
    isNumber: /^(?:float|integer)$/.test(declaration?.attributes.baseType ?? ''),
    tolerance: equal && { mode: equal.attributes.toleranceMode ?? '', value },
    caseSensitive:
      entries.length === 0 ||
      entries.some(({ attributes }) => attributes.caseSensitive !== 'false'),
  };
}

const nothing: ReadonlyMap<XmlElement, string> = new Map();

/** Content as HTML, without feedback, which is read apart, and with other content in place of interactions. */
export function htmlOf(
  content: XmlElement,
  instead: ReadonlyMap<XmlElement, string> = nothing,
): string {
  const without = (element: XmlElement): XmlElement => ({
    ...element,
    children: element.children.flatMap((child): (XmlElement | string)[] => {
      if (typeof child === 'string') return [child];
      const other = instead.get(child);
      if (other !== undefined) return [other];
      return /^(?:feedback(?:Block|Inline)|rubricBlock)$/.test(child.name) ? [] : [without(child)];
    }),
  });
  return innerXml(without(content));
}
