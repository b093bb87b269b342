import { childOf, childrenOf, valueIn, type XmlElement } from '#server/kernel/files/xml.ts';
import { type DraftQuestion, note } from '#shared/features/exchange/found.ts';
import { clozeQuestion } from '#shared/features/exchange/gap-notation.ts';
import { placingQuestion } from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { type Gap, maxGaps } from '#shared/features/question/question-types/gap-schema.ts';
import { markerOf } from '#shared/features/question/question-types/gaps.ts';
import { filesOfPicture } from '#shared/kernel/media/own-picture.ts';
import { pictureAsText } from '#shared/kernel/media/pictures-in-text.ts';
import { regionQuestions } from '../labelled-regions.ts';
import { regionOf } from '../qti/hotspot.ts';
import { plainMarker } from './marker.ts';

/**
 * `ddwtos` and `gapselect`: gaps by the numbers of choices, of which those of one group are offered. A text with more gaps
 * than it can have is refused, so that of those one more is read.
 */
export function choicesInText(
  text: string,
  choices: readonly XmlElement[],
  toPlain: (element: XmlElement) => string,
): DraftQuestion {
  const all = choices.map((choice) => ({
    text: toPlain(choice),
    group: valueIn(choice, 'group') || valueIn(choice, 'draggroup') || '1',
  }));
  const gaps: Gap[] = [];
  const marked = text.replace(/\\?\[\\?\[(\d{1,3})\\?\]\\?\]/g, (whole, number: string) => {
    const right = all[Number(number) - 1];
    if (!right || gaps.length > maxGaps) return whole;
    const options = [
      ...new Set(all.filter(({ group }) => group === right.group).map((each) => each.text)),
    ];
    gaps.push({ kind: 'choice', options, correctOption: options.indexOf(right.text) });
    return markerOf(gaps.length - 1);
  });
  return clozeQuestion(marked, gaps);
}

interface OnPicture {
  element: XmlElement;
  text: string;
  toPlain: (element: XmlElement) => string;
}

/** What is dragged, by its number: a field that the author left empty is not in the file, but its number is used up. */
function dragsIn<Drag>(element: XmlElement, read: (drag: XmlElement) => Drag) {
  const drags = childrenOf(element, 'drag').map(
    (drag, index) => [Number(valueIn(drag, 'no')) || index + 1, read(drag)] as const,
  );
  return new Map(drags);
}

/** `ddmarker`: spots on a picture, by a marker for each. */
export function markersOnPicture(
  { element, text, toPlain }: OnPicture,
  notes: Note[],
): DraftQuestion[] {
  const { picture, imageUrl } = pictureOf(element, notes);
  const drags = dragsIn(element, toPlain);
  const labelled = childrenOf(element, 'drop').flatMap((drop) => {
    const label = drags.get(Number(valueIn(drop, 'choice'))) ?? '';
    const area = areaOf(valueIn(drop, 'shape'), valueIn(drop, 'coords'));
    const region = area && picture && regionOf(area, picture);
    if (!region) notes.push(note('answer_dropped', label || valueIn(drop, 'coords')));
    return region ? [{ label: label === plainMarker ? '' : label, region }] : [];
  });
  return regionQuestions({ text, imageUrl, labelled }, notes);
}

/** Moodle writes `x,y;radius`, `x,y;width,height` and `x,y;x,y;…`. */
function areaOf(shape: string, coords: string): { shape: string; coords: string } | undefined {
  const list = coords.split(/[;,]/).map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = list;
  if (shape === 'circle') return { shape, coords: list.join() };
  if (shape === 'rectangle') return { shape: 'rect', coords: [x, y, x + width, y + height].join() };
  return shape === 'polygon' ? { shape: 'poly', coords: list.join() } : undefined;
}

/** The height of a label in Moodle, and the width of one of its letters; its file does not say how large one is. */
const label = { height: 26, letter: 8, padding: 16 };

/** `ddimageortext`: labels for regions, which are matched if the regions have names. */
export function labelsOnPicture(
  { element, text, toPlain }: OnPicture,
  notes: Note[],
): DraftQuestion[] {
  const { picture, imageUrl } = pictureOf(element, notes);
  const drags = dragsIn(element, (drag) => {
    const address = addressIn(drag);
    return {
      text: toPlain(drag),
      address,
      size: address === undefined ? undefined : filesOfPicture(address),
    };
  });
  const drops = childrenOf(element, 'drop').map((drop) => ({
    name: toPlain(drop),
    drag: drags.get(Number(valueIn(drop, 'choice'))),
    x: Number(valueIn(drop, 'xleft')),
    y: Number(valueIn(drop, 'ytop')),
  }));
  const asOption = (drag: (typeof drops)[number]['drag']) =>
    drag?.address === undefined
      ? (drag?.text ?? '')
      : pictureAsText({ address: drag.address, alt: drag.text, title: '' });
  if (drops.length > 0 && drops.every(({ name }) => name !== '')) {
    const pairs = drops.map(({ name, drag }) => ({ item: asOption(drag), target: name }));
    notes.push(note('places_named'));
    return [{ ...placingQuestion(text, pairs), imageUrl }];
  }
  const labelled = drops.flatMap(({ drag, x, y }) => {
    const width = drag?.size?.width ?? (drag?.text.length ?? 0) * label.letter + label.padding;
    const height = drag?.size?.height ?? label.height;
    const area = { shape: 'rect', coords: [x, y, x + width, y + height].join() };
    const region = picture && regionOf(area, picture);
    return region ? [{ label: drag?.text ?? '', region }] : [];
  });
  return regionQuestions({ text, imageUrl, labelled }, notes);
}

const addressIn = (element: XmlElement): string | undefined =>
  childOf(element, 'file')?.attributes.address;

function pictureOf(element: XmlElement, notes: Note[]) {
  const address = addressIn(element);
  const picture = address === undefined ? undefined : filesOfPicture(address);
  if (!picture) notes.push(note('media_dropped', childOf(element, 'file')?.attributes.name ?? ''));
  return { picture, imageUrl: picture ? (address ?? null) : null };
}
