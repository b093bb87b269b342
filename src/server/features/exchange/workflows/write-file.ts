import { markdownToHtml } from '#server/kernel/files/markdown-to-html.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import { lossesOf } from '#shared/features/exchange/fidelity.ts';
import { writeGift } from '#shared/features/exchange/formats/gift-writing.ts';
import { writeOwnJson } from '#shared/features/exchange/formats/own-json.ts';
import { ownAddresses } from '#shared/features/exchange/own-addresses.ts';
import { withAddressesOfPictures } from '#shared/features/exchange/own-pictures.ts';
import type { ExportFormat, ImportFormat } from '#shared/features/exchange/schema.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import { writeCsv } from '../formats/csv.ts';
import type { WrittenFiles } from '../formats/embedded.ts';
import { writeMoodleXml } from '../formats/moodle/write.ts';
import { writeQtiPackage } from '../formats/qti/write.ts';
import { writeXlsx } from '../formats/xlsx.ts';
import { readFile } from './read-file.ts';

type Questions = readonly QuestionInput[];

interface WrittenFormat {
  extension: string;
  type: string;
  readAs: ImportFormat;
  write: (questions: Questions, writing: { at: Date; files: WrittenFiles }) => string | Uint8Array;
  /** How many bytes of pictures and sounds it can have in it; the others, and all of other formats, keep their addresses. */
  embeds?: number;
}

/** A larger file than that cannot be read again: a third is added where bytes are written as text. */
const maxBytes = { packed: 20 * 2 ** 20, asText: 15 * 2 ** 20 };

const ownFiles = (files: WrittenFiles) =>
  Array.from(files, ([file, bytes]) => ({ file, content: Buffer.from(bytes).toString('base64') }));

const formats: Record<ExportFormat, WrittenFormat> = {
  json: {
    extension: 'json',
    type: 'application/json',
    readAs: 'json',
    write: (questions, { files }) => writeOwnJson(questions, 'document', ownFiles(files)),
    embeds: maxBytes.asText,
  },
  ndjson: {
    extension: 'ndjson',
    type: 'application/x-ndjson',
    readAs: 'json',
    write: (questions, { files }) => writeOwnJson(questions, 'lines', ownFiles(files)),
    embeds: maxBytes.asText,
  },
  gift: { extension: 'gift.txt', type: 'text/plain', readAs: 'gift', write: writeGift },
  moodle_xml: {
    extension: 'xml',
    type: 'application/xml',
    readAs: 'moodle_xml',
    write: writeMoodleXml,
    embeds: maxBytes.asText,
  },
  qti: {
    extension: 'zip',
    type: 'application/zip',
    readAs: 'qti',
    write: writeQtiPackage,
    embeds: maxBytes.packed,
  },
  csv: { extension: 'csv', type: 'text/csv', readAs: 'csv', write: writeCsv },
  xlsx: {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    readAs: 'xlsx',
    write: (questions, { at }) => writeXlsx(questions, at),
  },
};

/** The uploads that questions name, as far as they have room in a file; the others keep their addresses. */
async function filesIn(
  questions: Questions,
  media: MediaStore,
  most: number,
): Promise<WrittenFiles> {
  const found = new Map<string, Uint8Array>();
  let total = 0;
  for (const address of new Set(JSON.stringify(questions).match(ownAddresses))) {
    const bytes = await media.find(address.slice(filesFolder.length));
    if (!bytes || total + bytes.length > most) continue;
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
  const { extension, type, readAs, write, embeds = 0 } = formats[format];
  const files =
    embeds > 0 ? await filesIn(questions, media, embeds) : new Map<string, Uint8Array>();
  const written = write(
    questions.map((question) => withAddressesOfPictures(question, publicUrl, files)),
    { at, files },
  );
  const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  const { items } =
    questions.length === 0
      ? { items: [] }
      : await readFile(bytes, { publicUrl, media, wanted: readAs });
  return { bytes, extension, type, losses: lossesOf(questions, items, markdownToHtml) };
}
