import {
  childOf,
  childrenOf,
  innerXml,
  textIn,
  type XmlElement,
} from '#server/kernel/files/xml.ts';
import { note } from '#shared/features/exchange/found.ts';
import type { Note } from '#shared/features/exchange/schema.ts';

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

/** A key of a mapping with its share of the points, in percent. */
export interface MappedKey {
  key: string;
  weight: number;
}

/** The keys of a mapping: of one response, each is compared with the best; several share the points. */
function mappedKeys(declaration: XmlElement | undefined): MappedKey[] {
  const mapping = declaration && childOf(declaration, 'mapping');
  const entries = (mapping ? childrenOf(mapping, 'mapEntry') : []).map(({ attributes }) => ({
    key: attributes.mapKey ?? '',
    points: Number(attributes.mappedValue) || 0,
  }));
  const earning = entries.map(({ points }) => points).filter((points) => points > 0);
  const whole = isMultiple(declaration)
    ? earning.reduce((sum, points) => sum + points, 0)
    : Math.max(...earning);
  return entries.map(({ key, points }) => ({
    key,
    weight: earning.length > 0 ? (points / whole) * 100 : 0,
  }));
}

export const isMultiple = (declaration: XmlElement | undefined): boolean =>
  declaration?.attributes.cardinality === 'multiple';

/** The keys of a mapping that earn all points. A note says when others, which are not right, earn a part of them. */
export function fullKeys(declaration: XmlElement | undefined, notes: Note[]): string[] {
  const named = correctValues(declaration);
  const mapped = mappedKeys(declaration);
  const isPart = ({ key, weight }: MappedKey) => weight > 0 && weight <= 99 && !named.includes(key);
  if (mapped.some(isPart)) notes.push(note('partial_credit'));
  return mapped.filter(({ weight }) => weight > 99).map(({ key }) => key);
}

/** The right response; without one, the keys of the mapping that earn the points. */
export function keysOf(parts: Parts, notes: Note[]): string[] {
  const declaration = declarationOf(parts);
  const named = correctValues(declaration);
  const earning = isMultiple(declaration)
    ? mappedKeys(declaration).flatMap(({ key, weight }) => (weight > 0 ? [key] : []))
    : fullKeys(declaration, notes);
  return named.length > 0 ? named : earning;
}

const nothing: ReadonlyMap<XmlElement, string> = new Map();

/** Whether a block is for those who answer, who must see it before. */
export const isForLearners = ({ name, attributes }: XmlElement): boolean =>
  name === 'rubricBlock' && /\bcandidate\b/.test(attributes.view ?? '');

/**
 * Content as HTML, without feedback and blocks for others, which are read apart, and with other content in place of
 * interactions.
 */
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
      if (isForLearners(child)) return [{ ...without(child), name: 'div' }];
      return /^(?:feedback(?:Block|Inline)|rubricBlock)$/.test(child.name) ? [] : [without(child)];
    }),
  });
  return innerXml(without(content));
}
