import { escapeXml } from '#server/kernel/files/xml.ts';
import { pictureSide } from '#shared/features/question/question-types/picture-side.ts';
import type { Region } from '#shared/features/question/question-types/region.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { filesFolder, filesOfPicture, type PictureSize } from '#shared/kernel/media/own-picture.ts';
import type { WrittenFiles } from '../embedded.ts';
import { aroundEllipse } from '../qti/hotspot.ts';

/** What is written for regions without a name: Moodle needs a text on each marker. */
export const plainMarker = '✕';

const marked = ({ options, correctOptions }: QuestionInput): string => {
  const [name = '', ...others] = new Set(correctOptions.map((index) => options[index] ?? ''));
  return others.length === 0 && name.trim() !== '' ? name : plainMarker;
};

/**
 * A question about regions as `ddmarker`: the right ones, each with a marker. Moodle has no wrong regions and no
 * names of regions. Undefined without the picture, which must be in the file.
 */
export function markerXml(question: QuestionInput, files: WrittenFiles): string | undefined {
  const { type, regions, correctOptions, imageUrl } = question;
  const address = imageUrl ?? '';
  const size = filesOfPicture(address);
  const bytes = files.get(address);
  if (type !== 'hotspot' || correctOptions.length === 0 || !size || !bytes) return undefined;
  const drops = correctOptions.flatMap((index) => regions[index] ?? []);
  // Labels are HTML there.
  const label = escapeXml(escapeXml(marked(question)));
  return (
    `    <file name="${address.slice(filesFolder.length)}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>\n` +
    `    <drag><no>1</no><text>${label}</text><noofdrags>${drops.length}</noofdrags></drag>\n` +
    drops.map((region, index) => dropXml(region, { no: index + 1, size })).join('')
  );
}

function dropXml(region: Region, { no, size }: { no: number; size: PictureSize }): string {
  const { shape, coords } = areaOf(region, size);
  return `    <drop><no>${no}</no><shape>${shape}</shape><coords>${coords}</coords><choice>1</choice></drop>\n`;
}

/** The shape and the coordinates in pixels: `x,y;radius`, `x,y;width,height` or `x,y;x,y;…`. */
function areaOf(region: Region, { width, height }: PictureSize) {
  const across = (x: number) => Math.round((x * width) / pictureSide);
  const down = (y: number) => Math.round((y * height) / pictureSide);
  const polygon = (spots: readonly { x: number; y: number }[]) => ({
    shape: 'polygon',
    coords: spots.map(({ x, y }) => `${across(x)},${down(y)}`).join(';'),
  });
  if (region.shape === 'polygon') return polygon(region.corners);
  const { x, y } = region;
  if (region.shape === 'rectangle')
    return {
      shape: 'rectangle',
      coords: `${across(x)},${down(y)};${across(region.width)},${down(region.height)}`,
    };
  const [halfX, halfY] = [region.width / 2, region.height / 2];
  if (across(halfX) === down(halfY))
    return {
      shape: 'circle',
      coords: `${across(x + halfX)},${down(y + halfY)};${across(halfX)}`,
    };
  // Moodle has no other ellipse than a circle.
  return polygon(aroundEllipse(region));
}
