import {
  childOf,
  childrenOf,
  escapeXml,
  textIn,
  type XmlElement,
} from '#server/kernel/files/xml.ts';
import { type DraftQuestion, note } from '#shared/features/exchange/found.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import { maxCorners, type Region } from '#shared/features/question/question-types/region.ts';
import { type Box, spotsAsked } from '#shared/features/question/question-types/spots.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import {
  filesOfPicture,
  isPictureAddress,
  type PictureSize,
} from '#shared/kernel/media/own-picture.ts';

/** The size that is written for a picture whose own is not known: QTI needs one for its coordinates. */
const nominal: PictureSize = { width: 1000, height: 1000 };

const sizeOf = ({ imageUrl }: QuestionInput): PictureSize =>
  filesOfPicture(imageUrl ?? '') ?? nominal;

/** Where all regions are right, spots on the picture are asked for; else some of the regions, which are shown. */
export const isSelectPoint = ({ type, regions, correctOptions }: QuestionInput): boolean =>
  type === 'hotspot' && correctOptions.length === regions.length;

const identifierOf = (index: number) => `region-${index + 1}`;

/** The shape and the coordinates of a region in pixels. */
function areaOf(region: Region, { width, height }: PictureSize): string {
  const across = (x: number) => Math.round((x * width) / pictureSide);
  const down = (y: number) => Math.round((y * height) / pictureSide);
  if (region.shape === 'polygon')
    return area(
      'poly',
      region.corners.flatMap(({ x, y }) => [across(x), down(y)]),
    );
  const { x, y } = region;
  const [halfX, halfY] = [region.width / 2, region.height / 2];
  return region.shape === 'rectangle'
    ? area('rect', [across(x), down(y), across(x + region.width), down(y + region.height)])
    : area('ellipse', [across(x + halfX), down(y + halfY), across(halfX), down(halfY)]);
}

const area = (shape: string, coordinates: readonly number[]) =>
  `shape="${shape}" coords="${coordinates.join(',')}"`;

export function hotspotDeclarationXml(question: QuestionInput): string {
  const { regions, correctOptions } = question;
  const size = sizeOf(question);
  const open = '  <qti-response-declaration identifier="RESPONSE" cardinality="multiple"';
  if (isSelectPoint(question)) {
    const entries = regions.map(
      (region) => `<qti-area-map-entry ${areaOf(region, size)} mapped-value="1"/>`,
    );
    return `${open} base-type="point"><qti-area-mapping default-value="0">${entries.join('')}</qti-area-mapping></qti-response-declaration>\n`;
  }
  const values = correctOptions.map((index) => `<qti-value>${identifierOf(index)}</qti-value>`);
  const correct =
    values.length > 0 ? `<qti-correct-response>${values.join('')}</qti-correct-response>` : '';
  return `${open} base-type="identifier">${correct}</qti-response-declaration>\n`;
}

export function hotspotXml(question: QuestionInput): string {
  const { regions, options, imageUrl, imageAlt } = question;
  const size = sizeOf(question);
  const most = spotsAsked(question);
  const picture = imageUrl
    ? `<img src="${escapeXml(imageUrl)}" alt="${escapeXml(imageAlt ?? '')}" width="${size.width}" height="${size.height}"/>`
    : '';
  if (isSelectPoint(question))
    return `    <qti-select-point-interaction response-identifier="RESPONSE" max-choices="${most}">${picture}</qti-select-point-interaction>\n`;
  const choices = regions.map(
    (region, index) =>
      `      <qti-hotspot-choice identifier="${identifierOf(index)}" ${areaOf(region, size)} hotspot-label="${escapeXml(options[index] ?? '')}"/>\n`,
  );
  return `    <qti-hotspot-interaction response-identifier="RESPONSE" max-choices="${most}">\n      ${picture}\n${choices.join('')}    </qti-hotspot-interaction>\n`;
}

interface Found {
  text: string;
  interaction: XmlElement;
  declaration: XmlElement | undefined;
  /** The identifiers of the right regions. */
  keys: readonly string[];
}

/** A question about spots on a picture, by the names of QTI 2. */
export function hotspotOf(found: Found, notes: Note[]): DraftQuestion {
  const { text, interaction, declaration, keys } = found;
  const picture = childOf(interaction, 'object') ?? childOf(interaction, 'img');
  const isPoint = interaction.name === 'selectPointInteraction';
  const areas = isPoint ? areasIn(declaration) : childrenOf(interaction, 'hotspotChoice');
  const size = sizeIn(picture, areas);
  const kept = areas.flatMap(({ attributes }) => {
    const region = regionOf(attributes, size);
    if (!region) notes.push(note('answer_dropped', attributes.shape ?? ''));
    return region ? [{ attributes, region }] : [];
  });
  const isRight = ({ identifier = '' }: XmlElement['attributes']) =>
    isPoint || keys.includes(identifier);
  const right = kept.flatMap(({ attributes }, index) => (isRight(attributes) ? [index] : []));
  const most = Number(interaction.attributes.maxChoices);
  return {
    text,
    type: 'hotspot',
    options: kept.map(({ attributes }) => attributes.hotspotLabel ?? ''),
    regions: kept.map(({ region }) => region),
    correctOptions: right,
    spotCount: most >= 1 && most < right.length ? most : null,
    ...pictureIn(picture, notes),
  };
}

/** The areas of a mapping that earn points. */
function areasIn(declaration: XmlElement | undefined): XmlElement[] {
  const mapping = declaration && childOf(declaration, 'areaMapping');
  const entries = mapping ? childrenOf(mapping, 'areaMapEntry') : [];
  return entries.filter(({ attributes }) => Number(attributes.mappedValue) > 0);
}

export function pictureIn(picture: XmlElement | undefined, notes: Note[]) {
  if (!picture) return {};
  const { data, src = data ?? '', alt } = picture.attributes;
  if (isPictureAddress(src))
    return { imageUrl: src, imageAlt: (alt ?? textIn(picture).trim()) || null };
  notes.push(note('media_dropped', src.slice(0, 100)));
  return {};
}

/** The size that coordinates refer to; where it is not written, areas reach to the edges. */
export function sizeIn(picture: XmlElement | undefined, areas: readonly XmlElement[]): PictureSize {
  const [width, height] = [Number(picture?.attributes.width), Number(picture?.attributes.height)];
  if (width > 0 && height > 0) return { width, height };
  const { src, data = src } = picture?.attributes ?? {};
  const known = filesOfPicture(data ?? '');
  if (known) return known;
  const all = areas.flatMap(({ attributes }) => numbersIn(attributes.coords));
  const most = all.filter(Number.isFinite).reduce((one, other) => Math.max(one, other), 1);
  return { width: most, height: most };
}

const numbersIn = (coords = ''): number[] =>
  coords
    .trim()
    .split(/[\s,]+/)
    .map(Number);

const within = (value: number) => Math.max(0, Math.min(pictureSide, Math.round(value)));

/** An area in the notation of HTML image maps. */
export function regionOf(
  { shape, coords }: { shape?: string; coords?: string },
  { width, height }: PictureSize,
): Region | undefined {
  const list = numbersIn(coords);
  const across = (x: number) => within((x * pictureSide) / width);
  const down = (y: number) => within((y * pictureSide) / height);
  if (shape === 'default') return boxed('rectangle', [0, 0, pictureSide, pictureSide]);
  if (list.some((each) => !Number.isFinite(each))) return undefined;
  if (shape === 'poly') {
    const corners = list.flatMap((x, index) => {
      const y = list[index + 1];
      return index % 2 === 0 && y !== undefined ? [{ x: across(x), y: down(y) }] : [];
    });
    return corners.length >= 3 && corners.length <= maxCorners
      ? { shape: 'polygon', corners }
      : undefined;
  }
  const [one = 0, two = 0, three = 0, four = three] = list;
  if (shape === 'rect' && list.length === 4)
    return boxed('rectangle', [across(one), down(two), across(three), down(four)]);
  const isRound =
    (shape === 'circle' && list.length === 3) || (shape === 'ellipse' && list.length === 4);
  if (!isRound || three <= 0 || four <= 0) return undefined;
  const [left, top, right, bottom] = [one - three, two - four, one + three, two + four];
  // Coordinates that were rounded may leave the picture by a pixel.
  if (Math.min(left, top, width - right, height - bottom) >= -1)
    return boxed('ellipse', [across(left), down(top), across(right), down(bottom)]);
  // Beyond an edge, the rest of it is no ellipse.
  const [scaleX, scaleY] = [pictureSide / width, pictureSide / height];
  const corners = aroundEllipse({
    ...{ x: left * scaleX, y: top * scaleY },
    ...{ width: 2 * three * scaleX, height: 2 * four * scaleY },
  }).map(({ x, y }) => ({ x: within(x), y: within(y) }));
  return isFlat(corners) ? undefined : { shape: 'polygon', corners };
}

const cornersOfEllipse = 24;

/** The corners of a polygon that is nearly the ellipse in a box. */
export const aroundEllipse = ({ x, y, width, height }: Box) =>
  Array.from({ length: cornersOfEllipse }, (_, index) => {
    const angle = (2 * Math.PI * index) / cornersOfEllipse;
    return {
      x: x + (width / 2) * (1 + Math.cos(angle)),
      y: y + (height / 2) * (1 + Math.sin(angle)),
    };
  });

/** Whether all corners are on one edge of the picture. */
const isFlat = (corners: readonly { x: number; y: number }[]): boolean =>
  new Set(corners.map(({ x }) => x)).size === 1 || new Set(corners.map(({ y }) => y)).size === 1;

function boxed(
  shape: 'rectangle' | 'ellipse',
  [x, y, right, bottom]: [number, number, number, number],
): Region | undefined {
  const { width, height }: Pick<Box, 'width' | 'height'> = { width: right - x, height: bottom - y };
  return width > 0 && height > 0 ? { shape, x, y, width, height } : undefined;
}
