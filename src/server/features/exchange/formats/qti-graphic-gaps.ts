import { childOf, childrenOf, textIn, type XmlElement } from '#server/kernel/files/xml.ts';
import { type DraftQuestion, note } from '#shared/features/exchange/found.ts';
import { placingQuestion } from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { isPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { placesQuestions } from './places-on-picture.ts';
import { pictureIn, regionOf, sizeIn } from './qti-hotspot.ts';
import { labelText } from './rich-text.ts';

interface Found {
  text: string;
  interaction: XmlElement;
  /** Pairs of the identifiers of a label and its place. */
  keys: readonly string[];
}

/** `graphicGapMatchInteraction`: labels for places on a picture, which are matched if all places have names. */
export function labelsOnPicture(
  { text, interaction, keys }: Found,
  notes: Note[],
): DraftQuestion[] {
  const picture = childOf(interaction, 'object') ?? childOf(interaction, 'img');
  const { imageUrl = null, imageAlt = null } = pictureIn(picture, notes);
  const hotspots = childrenOf(interaction, 'associableHotspot');
  const labels = new Map(
    ['gapText', 'gapImg'].flatMap((name) =>
      childrenOf(interaction, name).map((each) => [
        each.attributes.identifier,
        labelOf(each, notes),
      ]),
    ),
  );
  const pairs = keys.map((key) => key.split(/\s+/));
  const labelsAt = ({ attributes: { identifier } }: XmlElement) =>
    pairs.flatMap((pair) => {
      const other = pair.find((each) => each !== identifier);
      return pair.includes(identifier ?? '') ? [labels.get(other) ?? ''] : [];
    });
  const used = new Set(hotspots.flatMap(labelsAt));
  const spare = [...labels.values()].filter((label) => !used.has(label));
  const named = hotspots.map((each) => ({
    each,
    name: (each.attributes.hotspotLabel ?? '').trim(),
  }));
  if (named.length > 0 && named.every(({ name }) => name !== '')) {
    notes.push(note('places_named'));
    for (const label of spare) notes.push(note('answer_dropped', label));
    const found = named.flatMap(({ each, name }) => {
      const items = labelsAt(each);
      return (items.length > 0 ? items : ['']).map((item) => ({ item, target: name }));
    });
    return [{ ...placingQuestion(text, found), imageUrl, imageAlt }];
  }
  const size = sizeIn(picture, hotspots);
  const places = hotspots.flatMap((hotspot) => {
    const region = regionOf(hotspot.attributes, size);
    const [label, ...others] = labelsAt(hotspot);
    const isKept = region && label !== undefined && others.length === 0;
    if (!isKept) notes.push(note('answer_dropped', hotspot.attributes.identifier ?? ''));
    return isKept ? [{ label, region }] : [];
  });
  for (const label of spare) notes.push(note('answer_dropped', label));
  return placesQuestions({ text, imageUrl, places }, notes).map((question) => ({
    ...question,
    imageAlt,
  }));
}

/** Its text, or its picture in Markdown. */
function labelOf(element: XmlElement, notes: Note[]): string {
  if (element.name === 'gapText') return labelText(element, notes);
  const picture = childOf(element, 'object') ?? childOf(element, 'img');
  const { data, src = data ?? '', alt } = picture?.attributes ?? {};
  const name = element.attributes.objectLabel ?? alt ?? (picture ? textIn(picture).trim() : '');
  return isPictureAddress(src) ? `![${name.replace(/[[\]\\]/g, '\\$&')}](${src})` : name;
}
