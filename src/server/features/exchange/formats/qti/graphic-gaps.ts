import { childOf, childrenOf, textIn, type XmlElement } from '#server/kernel/files/xml.ts';
import { type DraftQuestion, note } from '#shared/features/exchange/found.ts';
import { placingQuestion } from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { maxOptions } from '#shared/features/question/question-types/definition.ts';
import { isPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { pictureAsText } from '#shared/kernel/media/pictures-in-text.ts';
import { regionQuestions } from '../labelled-regions.ts';
import { labelText } from '../rich-text.ts';
import { pictureIn, regionOf, sizeIn } from './hotspot.ts';

interface Found {
  text: string;
  interaction: XmlElement;
  /** Pairs of the identifiers of a label and its hotspot. */
  keys: readonly string[];
}

/** `graphicGapMatchInteraction`: labels for regions of a picture, which are matched if all regions have names. */
export function labelsOnPicture(
  { text, interaction, keys }: Found,
  notes: Note[],
): DraftQuestion[] {
  const picture = childOf(interaction, 'object') ?? childOf(interaction, 'img');
  const { imageUrl = null, imageAlt = null } = pictureIn(picture, notes);
  const { hotspots, spare } = hotspotsIn(interaction, keys, notes);
  if (hotspots.length > 0 && hotspots.every(({ name }) => name !== '')) {
    notes.push(note('places_named'));
    for (const label of spare) notes.push(note('answer_dropped', label));
    const pairs = hotspots.flatMap(({ name, labels }) =>
      (labels.length > 0 ? labels : ['']).map((item) => ({ item, target: name })),
    );
    return [{ ...placingQuestion(text, pairs), imageUrl, imageAlt }];
  }
  const size = sizeIn(
    picture,
    hotspots.map(({ hotspot }) => hotspot),
  );
  const labelled = hotspots.flatMap(({ hotspot: { attributes }, labels }) => {
    const region = regionOf(attributes, size);
    const [label, ...others] = labels;
    const isKept = region && label !== undefined && others.length === 0;
    if (!isKept) notes.push(note('answer_dropped', attributes.identifier ?? ''));
    return isKept ? [{ label, region }] : [];
  });
  for (const label of spare) notes.push(note('answer_dropped', label));
  return regionQuestions({ text, imageUrl, labelled }, notes).map((question) => ({
    ...question,
    imageAlt,
  }));
}

/** The hotspots with their names and right labels, and the labels that belong to none. */
function hotspotsIn(interaction: XmlElement, keys: readonly string[], notes: Note[]) {
  const labels = new Map(
    ['gapText', 'gapImg'].flatMap((name) =>
      childrenOf(interaction, name).map((each) => [
        each.attributes.identifier,
        labelOf(each, notes),
      ]),
    ),
  );
  const ends = keys.flatMap((key) => {
    const pair = key.split(/\s+/);
    return [...new Set(pair)].map((end) => ({ end, other: pair.find((each) => each !== end) }));
  });
  const pairs = Map.groupBy(ends, ({ end }) => end);
  // With more labels than a question can have, it is refused.
  const labelsAt = (identifier = '') =>
    (pairs.get(identifier) ?? [])
      .slice(0, maxOptions + 1)
      .map(({ other }) => labels.get(other) ?? '');
  const hotspots = childrenOf(interaction, 'associableHotspot').map((hotspot) => ({
    hotspot,
    name: (hotspot.attributes.hotspotLabel ?? '').trim(),
    labels: labelsAt(hotspot.attributes.identifier),
  }));
  const used = new Set(hotspots.flatMap((each) => each.labels));
  return { hotspots, spare: [...labels.values()].filter((label) => !used.has(label)) };
}

/** Its text, or its picture in Markdown. */
function labelOf(element: XmlElement, notes: Note[]): string {
  if (element.name === 'gapText') return labelText(element, notes);
  const picture = childOf(element, 'object') ?? childOf(element, 'img');
  const { data, src = data ?? '', alt } = picture?.attributes ?? {};
  const name = element.attributes.objectLabel ?? alt ?? (picture ? textIn(picture).trim() : '');
  return isPictureAddress(src) ? pictureAsText({ address: src, alt: name, title: '' }) : name;
}
