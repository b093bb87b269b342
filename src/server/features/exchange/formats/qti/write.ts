import { markdownToHtml } from '#server/kernel/files/markdown-to-html.ts';
import { escapeXml } from '#server/kernel/files/xml.ts';
import { zip } from '#server/kernel/files/zip.ts';
import { ownAddresses, soundName } from '#shared/features/exchange/own-addresses.ts';
import { withPictureInText } from '#shared/features/exchange/picture.ts';
import { asWrittenNumber } from '#shared/features/exchange/question-of.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import type { WrittenFiles } from '../embedded.ts';
import { itemName } from '../xml-items.ts';
import { withGapInteractions } from './gaps.ts';
import { declarationXml, interactionXml, processingXml } from './write-interaction.ts';

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
