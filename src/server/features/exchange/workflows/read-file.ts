import { setImmediate } from 'node:timers/promises';
import type { Progress } from '#db/running-calls.ts';
import type { PreparedUpload } from '#server/features/upload/workflows/prepare-upload.ts';
import { invalid } from '#server/kernel/failure.ts';
import { decodeText, withoutDoubleEncoding } from '#server/kernel/files/encoding.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { isZip, openZip } from '#server/kernel/files/zip.ts';
import { readAiken } from '#shared/features/exchange/formats/aiken.ts';
import { readGift } from '#shared/features/exchange/formats/gift.ts';
import { readNumberedText } from '#shared/features/exchange/formats/numbered-text.ts';
import { readOwnJson } from '#shared/features/exchange/formats/own-json.ts';
import {
  type FilePart,
  type FoundInParts,
  type FoundItem,
  judged,
  note,
} from '#shared/features/exchange/found.ts';
import { withOwnPaths } from '#shared/features/exchange/own-pictures.ts';
import {
  type FileFacts,
  type ImportFormat,
  type ImportItem,
  maxItems,
} from '#shared/features/exchange/schema.ts';
import { readCsv } from '../formats/csv.ts';
import { formatOfText } from '../formats/detect.ts';
import { readMoodleXml } from '../formats/moodle/read.ts';
import { fileInArchive, readQtiPackage } from '../formats/qti/package.ts';
import { readQti } from '../formats/qti/read.ts';
import { fromHtml } from '../formats/rich-text.ts';
import { isWorkbook, readXlsx } from '../formats/xlsx.ts';
import { EmbeddedMedia } from './embedded-media.ts';

/** Items between two pauses in which other requests are answered. */
const itemsAtOnce = 200;

interface Reading {
  /** Of this site, whose pictures are recognised. */
  publicUrl: string;
  media: MediaStore;
  /** The format; without it, it is recognised. */
  wanted?: ImportFormat | undefined;
  /** Is called with how far the reading is. */
  report?: (progress: Progress) => void;
}

/**
 * Every question of a file, with what happens to it.
 * @throws invalid for a file that cannot be read at all
 */
export async function readFile(
  bytes: Uint8Array,
  { publicUrl, media, wanted, report = () => {} }: Reading,
): Promise<FileFacts & { items: ImportItem[]; uploads: readonly PreparedUpload[] }> {
  const { found, parts, ...facts } = await openFile(bytes, wanted);
  const { total, doneAt } = extentOf(parts);
  const embedded = new EmbeddedMedia(media);
  const items: ImportItem[] = [];
  for (const item of found) {
    report({ phase: 'reading', done: doneAt(item), total });
    if (items.length === maxItems) {
      const reason = note('too_many', String(maxItems));
      items.push(judged({ ...item, question: undefined, notes: [reason] }));
      break;
    }
    const settled = await embedded.settled(item);
    const question = settled.question && withOwnPaths(settled.question, publicUrl);
    items.push(judged({ ...settled, question }));
    if (items.length % itemsAtOnce === 0) await setImmediate();
  }
  return { ...facts, items, uploads: embedded.prepared };
}

type OpenFile = FileFacts & FoundInParts;

/** How many lines there are in all parts, and how many are read at an item, which names its part and line. */
function extentOf(parts: readonly FilePart[]) {
  const extents = new Map<string | undefined, { from: number; lines: number }>();
  let total = 0;
  for (const { entry, lines } of parts) {
    extents.set(entry, { from: total, lines });
    total += lines;
  }
  const doneAt = ({ entry, line }: FoundItem): number => {
    const extent = extents.get(entry);
    // Numbers of rows may have gaps.
    return extent ? extent.from + Math.min(line, extent.lines) : 0;
  };
  return { total, doneAt };
}

async function openFile(bytes: Uint8Array, wanted: ImportFormat | undefined): Promise<OpenFile> {
  if (bytes.length === 0) throw invalid('file', 'The file is empty');
  return isZip(bytes) ? openArchive(bytes, wanted) : openText(bytes, wanted);
}

async function openArchive(bytes: Uint8Array, wanted: ImportFormat | undefined): Promise<OpenFile> {
  const archive = await openZip(bytes);
  const plain = { encoding: 'utf-8', isRepaired: false } as const;
  if (isWorkbook(archive)) return { format: 'xlsx', ...plain, ...(await readXlsx(archive)) };
  const file = await fileInArchive(archive);
  if (file) return openText(file, wanted);
  return { format: 'qti', ...plain, ...(await readQtiPackage(archive)) };
}

function openText(bytes: Uint8Array, wanted: ImportFormat | undefined): OpenFile {
  const { text, encoding } = decodeText(bytes);
  const format = wanted === undefined || wanted === 'xlsx' ? formatOfText(text) : wanted;
  // Our own form is always UTF-8, and is returned as it was.
  const repaired = format === 'json' ? text : withoutDoubleEncoding(text);
  return {
    ...{ format, encoding, isRepaired: repaired !== text },
    ...(format === 'json'
      ? readOwnJson(repaired)
      : { parts: [{ lines: repaired.split('\n').length }], found: readers[format](repaired) }),
  };
}

type TextFormat = Exclude<ImportFormat, 'xlsx' | 'json'>;

const readers: Record<TextFormat, (text: string) => Iterable<FoundItem>> = {
  gift: (text) => readGift(text, fromHtml),
  aiken: readAiken,
  text: readNumberedText,
  csv: readCsv,
  moodle_xml: readMoodleXml,
  qti: (text) => readQti(text),
};
