import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { lossesOf } from '#shared/features/exchange/fidelity.ts';
import { writeGift } from '#shared/features/exchange/formats/gift.ts';
import { writeOwnJson } from '#shared/features/exchange/formats/own-json.ts';
import { withAddressesOfPictures } from '#shared/features/exchange/own-pictures.ts';
import type { ExportFormat, ImportFormat } from '#shared/features/exchange/schema.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import { writeCsv } from '../formats/csv.ts';
import type { WrittenFiles } from '../formats/embedded.ts';
import { writeMoodleXml } from '../formats/moodle-xml.ts';
import { writeQtiPackage } from '../formats/qti.ts';
import { writeXlsx } from '../formats/xlsx.ts';
import { readFile } from './read-file.ts';

type Questions = readonly QuestionInput[];

interface WrittenFormat {
  extension: string;
  type: string;
  readAs: ImportFormat;
  write: (questions: Questions, writing: { at: Date; files: WrittenFiles }) => string | Uint8Array;
  /** Whether it has pictures and sounds in it; others have their addresses. */
  embeds?: true;
}

const formats: Record<ExportFormat, WrittenFormat> = {
  json: {
    extension: 'json',
    type: 'application/json',
    readAs: 'json',
    write: (questions) => writeOwnJson(questions, 'document'),
  },
  ndjson: {
    extension: 'ndjson',
    type: 'application/x-ndjson',
    readAs: 'json',
    write: (questions) => writeOwnJson(questions, 'lines'),
  },
  gift: { extension: 'gift.txt', type: 'text/plain', readAs: 'gift', write: writeGift },
  moodle_xml: {
    extension: 'xml',
    type: 'application/xml',
    readAs: 'moodle_xml',
    write: writeMoodleXml,
    embeds: true,
  },
  qti: {
    extension: 'zip',
    type: 'application/zip',
    readAs: 'qti',
    write: writeQtiPackage,
    embeds: true,
  },
  csv: { extension: 'csv', type: 'text/csv', readAs: 'csv', write: writeCsv },
  xlsx: {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    readAs: 'xlsx',
    write: (questions, { at }) => writeXlsx(questions, at),
  },
};

const ownAddress = /\/files\/[0-9a-f]{64}(?:-\d{1,4}x\d{1,4}\.webp|\.(?:mp3|m4a|ogg|wav))/g;

/** A larger file than this cannot be read again. */
const mostBytes = 20 * 2 ** 20;

/** The uploads that questions name, as far as they have room in a file; the others keep their addresses. */
async function filesIn(questions: Questions, media: MediaStore): Promise<WrittenFiles> {
  const found = new Map<string, Uint8Array>();
  let total = 0;
  for (const address of new Set(JSON.stringify(questions).match(ownAddress))) {
    const bytes = await media.find(address.slice(filesFolder.length));
    if (!bytes || total + bytes.length > mostBytes) continue;
    total += bytes.length;
    found.set(address, bytes);
  }
  return found;
}

/** Questions as a file, and what the format does not carry of each. */
export async function writeFile(
  questions: Questions,
  format: ExportFormat,
  { at, publicUrl, media }: { at: Date; publicUrl: string; media: MediaStore },
) {
  const { extension, type, readAs, write, embeds = false } = formats[format];
  const files = embeds ? await filesIn(questions, media) : new Map<string, Uint8Array>();
  const written = write(
    embeds ? questions : questions.map((question) => withAddressesOfPictures(question, publicUrl)),
    { at, files },
  );
  const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  const { items } =
    questions.length === 0
      ? { items: [] }
      : await readFile(bytes, { publicUrl, media, wanted: readAs });
  return { bytes, extension, type, losses: lossesOf(questions, items) };
}
