import { invalid } from '#server/kernel/failure.ts';
import { decodeText } from '#server/kernel/files/encoding.ts';
import { markdownToHtml, markdownToInlineHtml } from '#server/kernel/files/markdown-to-html.ts';
import { escapeXml, textIn, type XmlElement } from '#server/kernel/files/xml.ts';
import { countOf, type ZipArchive, type ZipEntry, zip } from '#server/kernel/files/zip.ts';
import type { DraftQuestion, FoundInParts, FoundItem } from '#shared/features/exchange/found.ts';
import { ownAddresses, soundName } from '#shared/features/exchange/own-addresses.ts';
import { withOwnPicture, withPictureInText } from '#shared/features/exchange/picture.ts';
import {
  acceptedIn,
  asWrittenNumber,
  isWrittenNumber,
  pairsOf,
} from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import {
  type EmbeddedFiles,
  isMediaName,
  nameInPackage,
  provisionalAddress,
  type WrittenFiles,
  withPackageFiles,
} from './embedded.ts';
import { questionOfQti1 } from './qti-1.ts';
import { gapDeclarations, gapProcessing, withGapInteractions } from './qti-gaps.ts';
import { hotspotDeclarationXml, hotspotXml, isSelectPoint } from './qti-hotspot.ts';
import { questionsOfItem } from './qti-item.ts';
import { asQti2 } from './qti-tree.ts';
import { itemName, itemsInXml } from './xml-items.ts';

const itemNames = new Set(['assessmentItem', 'qti-assessment-item', 'item']);

/** The questions of one document of QTI 1.2, 2.x or 3.0. */
export function* readQti(
  text: string,
  entry?: string,
  media?: ReadonlyMap<string, Uint8Array>,
): Generator<FoundItem> {
  // Manifests have elements of the name `item` too, without questions in them.
  const isItem = (name: string) => itemNames.has(name);
  const items = itemsInXml(text, isItem, (element) => itemsOf(element, entry, media));
  for (const item of items) yield { ...item, entry };
}

function* itemsOf(
  written: XmlElement,
  entry: string | undefined,
  media: ReadonlyMap<string, Uint8Array> | undefined,
): Generator<FoundItem> {
  const files: EmbeddedFiles = new Map();
  const element = media?.size
    ? withPackageFiles(written, (reference) => {
        const name = nameInPackage(reference, entry ?? '');
        const bytes = media.get(name);
        const address = bytes && provisionalAddress({ name, bytes });
        if (bytes && address) files.set(address, { name, bytes });
        return address;
      })
    : written;
  const notes: Note[] = [];
  const questions = questionsIn(element, notes);
  const source = element.attributes.title || textIn(element).replace(/\s+/g, ' ');
  const origin = { line: element.line, source, files };
  if (questions.length === 0) yield { ...origin, notes };
  for (const question of questions)
    yield { ...origin, notes: [...notes], question: withOwnPicture(question) };
}

function questionsIn(element: XmlElement, notes: Note[]): DraftQuestion[] {
  if (element.name !== 'item') return questionsOfItem(asQti2(element), notes);
  const question = questionOfQti1(element, notes);
  return question ? [question] : [];
}

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

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
const manifestNamespace = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';

/** Questions as a QTI 3.0 package: a manifest and one item per question. */
export function writeQtiPackage(
  questions: readonly QuestionInput[],
  { at, files }: { at: Date; files: WrittenFiles },
): Uint8Array {
  const media: Record<string, Uint8Array> = {};
  const items = questions.map(asWrittenNumber).map((question, index) => {
    const identifier = `question-${index + 1}`;
    const { text, used } = withMedia(itemXml(question, identifier), files);
    Object.assign(media, used);
    return { identifier, href: `items/${identifier}.xml`, text, used: Object.keys(used) };
  });
  const resources = items.map(
    ({ identifier, href, used }) =>
      `    <resource identifier="${identifier}" type="imsqti_item_xmlv3p0" href="${href}">${[href, ...used].map((name) => `<file href="${name}"/>`).join('')}</resource>\n`,
  );
  const manifest = `${xml}<manifest xmlns="${manifestNamespace}" identifier="questions">\n  <metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>\n  <organizations/>\n  <resources>\n${resources.join('')}  </resources>\n</manifest>\n`;
  return zip(
    {
      'imsmanifest.xml': manifest,
      ...Object.fromEntries(items.map(({ href, text }) => [href, text])),
      ...media,
    },
    at,
  );
}

const soundImage = new RegExp(
  `<img src="(${filesFolder}${soundName})" alt="([^"]*)"(?: title="([^"]*)")? />`,
  'g',
);

/** An item with sounds as players, and the files of the package that it refers to. */
function withMedia(item: string, files: WrittenFiles) {
  const used: Record<string, Uint8Array> = {};
  const text = item
    .replace(
      soundImage,
      (_, address: string, label: string, transcript = '') =>
        `<audio controls="controls" src="${address}" aria-label="${label}" title="${transcript}"></audio>`,
    )
    .replace(ownAddresses, (address, name: string) => {
      const bytes = files.get(address);
      if (bytes) used[`media/${name}`] = bytes;
      return bytes ? `../media/${name}` : address;
    });
  return { text, used };
}

/** The text; a picture that is answered on is part of its interaction. */
const textOf = (question: QuestionInput): string =>
  question.type === 'hotspot' ? question.text : withPictureInText(question);

function itemXml(question: QuestionInput, identifier: string): string {
  const title = itemName(question.text) || identifier;
  const feedback = question.explanation
    ? `  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show"><qti-content-body>${markdownToHtml(question.explanation)}</qti-content-body></qti-modal-feedback>\n`
    : '';
  return (
    `${xml}<qti-assessment-item xmlns="${namespace}" identifier="${identifier}" title="${escapeXml(title)}" adaptive="false" time-dependent="false" xml:lang="und">\n` +
    `${declarationXml(question)}` +
    '  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>\n' +
    '  <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>\n' +
    `  <qti-item-body>\n${withGapInteractions(question, markdownToHtml(textOf(question)))}\n${interactionXml(question)}  </qti-item-body>\n` +
    `${processingXml(question)}${feedback}</qti-assessment-item>\n`
  );
}

const identifierOf = ({ type }: QuestionInput, index: number): string =>
  type === 'true_false' ? (['true', 'false'][index] ?? '') : `choice-${index + 1}`;

const cardinalities = {
  single_choice: 'single',
  multiple_choice: 'multiple',
  true_false: 'single',
  fill_blank: 'single',
  ordering: 'ordered',
  numeric: 'single',
  matching: 'multiple',
  categorise: 'multiple',
  cloze: 'single',
  hotspot: 'multiple',
  essay: 'single',
} as const;

/** Indexes of the right options; those of an order are stored in the right order. */
function markedOf({ type, options, correctOption, correctOptions }: QuestionInput): number[] {
  if (type === 'ordering') return [...options.keys()];
  if (type === 'multiple_choice') return correctOptions;
  return correctOption === null ? [] : [correctOption];
}

const isPlacing = ({ type }: QuestionInput) => type === 'matching' || type === 'categorise';

/** Each text of the targets once, as a set of choices has it. */
const targetTexts = (question: QuestionInput): string[] =>
  [...new Set(pairsOf(question).map(({ target }) => target))].filter((text) => text !== '');

/** The right pairs, by the identifiers of an item and its target. */
function pairValues(question: QuestionInput): string[] {
  const targets = targetTexts(question);
  return pairsOf(question).flatMap(({ item, target }, index) =>
    item === '' || target === ''
      ? []
      : [`${identifierOf(question, index)} target-${targets.indexOf(target) + 1}`],
  );
}

/** A sample answer is the only correct response that a text can have. */
function essayDeclaration({ essay }: QuestionInput): string {
  const sample = essay?.sampleAnswer;
  const correct = sample
    ? `<qti-correct-response><qti-value>${escapeXml(sample)}</qti-value></qti-correct-response>`
    : '';
  return `  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string">${correct}</qti-response-declaration>\n`;
}

function essayXml({ essay }: QuestionInput): string {
  const notes = essay?.markerNotes
    ? `    <qti-rubric-block use="instructions" view="scorer"><qti-content-body>${markdownToHtml(essay.markerNotes)}</qti-content-body></qti-rubric-block>\n`
    : '';
  return `    <qti-extended-text-interaction response-identifier="RESPONSE"/>\n${notes}`;
}

function declarationXml(question: QuestionInput): string {
  if (question.type === 'cloze') return gapDeclarations(question);
  if (question.type === 'hotspot') return hotspotDeclarationXml(question);
  if (question.type === 'essay') return essayDeclaration(question);
  if (isPlacing(question)) {
    const pairs = pairValues(question).map((pair) => `<qti-value>${pair}</qti-value>`);
    const correct =
      pairs.length > 0 ? `<qti-correct-response>${pairs.join('')}</qti-correct-response>` : '';
    return `  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinalities[question.type]}" base-type="directedPair">${correct}</qti-response-declaration>\n`;
  }
  const { type, options, caseSensitive } = question;
  const accepted = acceptedIn(options);
  const marked = markedOf(question);
  const values =
    type === 'fill_blank' ? accepted : marked.map((index) => identifierOf(question, index));
  const baseType =
    type === 'fill_blank' ? (isWrittenNumber(question) ? 'float' : 'string') : 'identifier';

  const correct = values.map((value) => `<qti-value>${escapeXml(value)}</qti-value>`).join('');
  const entries = accepted.map(
    (answer) =>
      `<qti-map-entry map-key="${escapeXml(answer)}" mapped-value="1" case-sensitive="${caseSensitive}"/>`,
  );
  const mapping =
    baseType === 'string' ? `<qti-mapping default-value="0">${entries.join('')}</qti-mapping>` : '';
  // Of a written answer, one value is the correct one; the mapping or the comparisons have all.
  const shown =
    type === 'fill_blank' ? correct.slice(0, correct.indexOf('</qti-value>') + 12) : correct;
  return (
    `  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinalities[type]}" base-type="${baseType}">` +
    `${values.length > 0 ? `<qti-correct-response>${shown}</qti-correct-response>` : ''}${mapping}</qti-response-declaration>\n`
  );
}

function interactionXml(question: QuestionInput): string {
  const { type, options } = question;
  if (type === 'fill_blank')
    return '    <p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>\n';
  if (type === 'cloze') return '';
  if (isPlacing(question)) return matchXml(question);
  if (type === 'hotspot') return hotspotXml(question);
  if (type === 'essay') return essayXml(question);
  const choices = options.map((option, index) => {
    const content = type === 'true_false' ? option : markdownToInlineHtml(option);
    return `      <qti-simple-choice identifier="${identifierOf(question, index)}">${content}</qti-simple-choice>\n`;
  });
  if (type === 'ordering')
    return `    <qti-order-interaction response-identifier="RESPONSE" shuffle="true">\n${choices.join('')}    </qti-order-interaction>\n`;
  const most = type === 'multiple_choice' ? 0 : 1;
  return `    <qti-choice-interaction response-identifier="RESPONSE" shuffle="${type !== 'true_false'}" max-choices="${most}">\n${choices.join('')}    </qti-choice-interaction>\n`;
}

/** Items and targets; a category takes any number of items. */
function matchXml(question: QuestionInput): string {
  const uses = Map.groupBy(pairsOf(question), ({ target }) => target);
  const most = (target: string) =>
    question.type === 'categorise' ? 0 : Math.max(1, uses.get(target)?.length ?? 1);
  const choice = (identifier: string, max: number, text: string) =>
    `        <qti-simple-associable-choice identifier="${identifier}" match-max="${max}">${markdownToInlineHtml(text)}</qti-simple-associable-choice>\n`;
  const set = (choices: readonly string[]) =>
    `      <qti-simple-match-set>\n${choices.join('')}      </qti-simple-match-set>\n`;
  const items = question.options.map((option, index) =>
    choice(identifierOf(question, index), 1, option),
  );
  const targets = targetTexts(question).map((target, index) =>
    choice(`target-${index + 1}`, most(target), target),
  );
  return `    <qti-match-interaction response-identifier="RESPONSE" shuffle="true" max-associations="0">\n${set(items)}${set(targets)}    </qti-match-interaction>\n`;
}

const template = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';

function templateOf(question: QuestionInput): string {
  if (question.type === 'fill_blank') return 'map_response';
  return isSelectPoint(question) ? 'map_response_point' : 'match_correct';
}

function processingXml(question: QuestionInput): string {
  if (question.type === 'cloze') return gapProcessing(question);
  // A person scores it.
  if (question.type === 'essay') return '';
  if (!isWrittenNumber(question))
    return `  <qti-response-processing template="${template}/${templateOf(question)}.xml"/>\n`;
  const { numericTolerance: tolerance } = question;
  const comparisons = acceptedIn(question.options).map(
    (answer) =>
      `<qti-equal tolerance-mode="absolute" tolerance="${tolerance} ${tolerance}"><qti-variable identifier="RESPONSE"/><qti-base-value base-type="float">${escapeXml(answer)}</qti-base-value></qti-equal>`,
  );
  return `  <qti-response-processing><qti-response-condition><qti-response-if><qti-or>${comparisons.join('')}</qti-or><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>\n`;
}
