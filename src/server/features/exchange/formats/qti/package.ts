import { invalid } from '#server/kernel/failure.ts';
import { decodeText } from '#server/kernel/files/encoding.ts';
import { countOf, type ZipArchive, type ZipEntry } from '#server/kernel/files/zip.ts';
import type { FoundInParts, FoundItem } from '#shared/features/exchange/found.ts';
import { isMediaName } from '../embedded.ts';
import { readQti } from './read.ts';

const isManifest = (name: string) => /imsmanifest\.xml$/i.test(name);
const isDocument = (name: string) => /\.(?:xml|qti)$/i.test(name) && !isManifest(name);
// macOS adds a file of such a name for each other one, with its attributes.
const isForMac = (name: string) => /(?:^|\/)\._/.test(name);

/** The questions of a package: of each document in it, in the order of names. */
export async function readQtiPackage(archive: ZipArchive): Promise<FoundInParts> {
  const entries = await archive.unpack(
    (name) => !isForMac(name) && (isDocument(name) || isMediaName(name)),
  );
  const documents = entries.filter(({ name }) => isDocument(name));
  const media = new Map(
    entries.filter(({ name }) => !isDocument(name)).map((entry) => [entry.name, entry.bytes]),
  );
  documents.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  return {
    parts: documents.map(({ name, bytes: document }) => ({
      entry: name,
      lines: countOf('\n', document) + 1,
    })),
    found: questionsOfAll(documents, media),
  };
}

function* questionsOfAll(
  documents: readonly ZipEntry[],
  media: ReadonlyMap<string, Uint8Array>,
): Generator<FoundItem> {
  for (const { name, bytes } of documents) yield* readQti(decodeText(bytes).text, name, media);
}

/** Enough of a document for the name of its root. */
const headBytes = 4000;

function isMoodle({ bytes }: ZipEntry): boolean {
  const { text } = decodeText(bytes.subarray(0, headBytes));
  return /^<quiz\b/.test(text.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, '').trimStart());
}

const hasItems = ({ bytes }: ZipEntry): boolean =>
  /<(?:[\w-]+:)?(?:assessmentItem|qti-assessment-item|item)\b/.test(decodeText(bytes).text);

const noQuestions = () => invalid('file', 'The archive has no file with questions');

/**
 * The file with questions of an archive that is no package: the only one of Moodle, else the only text.
 * @returns undefined for a package
 * @throws invalid if there are several such files, or none
 */
export async function fileInArchive(archive: ZipArchive): Promise<Uint8Array | undefined> {
  if (archive.names.some(isManifest)) return undefined;
  const isText = (name: string) => /\.(?:txt|gift|aiken|csv|tsv|json|ndjson|md)$/i.test(name);
  const entries = await archive.unpack(
    (name) => !isForMac(name) && (isDocument(name) || isText(name)),
  );
  const documents = entries.filter(({ name }) => isDocument(name));
  if (!documents.every(isMoodle)) {
    if (documents.some(hasItems)) return undefined;
    // Of a word processor, for example, whose documents are archives of XML too.
    throw noQuestions();
  }
  const [only, ...others] = documents.length > 0 ? documents : entries;
  if (!only) throw noQuestions();
  if (others.length > 0)
    throw invalid(
      'file',
      'The archive has several files and is no QTI package. Please unpack it and choose one of them.',
    );
  return only.bytes;
}
