import { lossesOf } from '#shared/features/exchange/fidelity.ts';
import { writeGift } from '#shared/features/exchange/formats/gift.ts';
import { writeOwnJson } from '#shared/features/exchange/formats/own-json.ts';
import { withAddressesOfPictures } from '#shared/features/exchange/own-pictures.ts';
import type { ExportFormat, ImportFormat } from '#shared/features/exchange/schema.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { writeCsv } from '../formats/csv.ts';
import { writeMoodleXml } from '../formats/moodle-xml.ts';
import { writeQtiPackage } from '../formats/qti.ts';
import { writeXlsx } from '../formats/xlsx.ts';
import { readFile } from './read-file.ts';

type Questions = readonly QuestionInput[];

interface WrittenFormat {
  extension: string;
  type: string;
  readAs: ImportFormat;
  write: (questions: Questions, at: Date) => string | Uint8Array;
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
  },
  qti: { extension: 'zip', type: 'application/zip', readAs: 'qti', write: writeQtiPackage },
  csv: { extension: 'csv', type: 'text/csv', readAs: 'csv', write: writeCsv },
  xlsx: {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    readAs: 'xlsx',
    write: writeXlsx,
  },
};

/** Questions as a file, and what the format does not carry of each. */
export async function writeFile(
  questions: Questions,
  format: ExportFormat,
  { at, publicUrl }: { at: Date; publicUrl: string },
) {
  const { extension, type, readAs, write } = formats[format];
  const written = write(
    questions.map((question) => withAddressesOfPictures(question, publicUrl)),
    at,
  );
  const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  const { items } =
    questions.length === 0 ? { items: [] } : await readFile(bytes, publicUrl, readAs);
  return { bytes, extension, type, losses: lossesOf(questions, items) };
}
