import { htmlToMarkdown } from '#server/kernel/files/html-to-markdown.ts';
import { htmlToText } from '#server/kernel/files/html-to-text.ts';
import { childrenOf, innerXml, textIn, type XmlElement } from '#server/kernel/files/xml.ts';
import { note } from '#shared/features/exchange/found.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { markerOf } from '#shared/features/question/question-types/gaps.ts';

/** HTML as Markdown; what Markdown does not have is added to the notes, once each. */
export function fromHtml(html: string, notes: Note[]): string {
  const { markdown, lost, lostMedia } = htmlToMarkdown(html);
  addOnce(notes, [
    ...lost.map((tag) => note('markup_dropped', tag)),
    ...lostMedia.map((address) => note('media_dropped', address)),
  ]);
  return markdown;
}

/** HTML as plain text, for gaps and labels; what it does not have is added to the notes, once each. */
export function plainFromHtml(html: string, notes: Note[]): string {
  const { text, lost } = htmlToText(html);
  addOnce(
    notes,
    lost.map((tag) => note('markup_dropped', tag)),
  );
  return text;
}

/** The plain text of an element, which can have tags. */
export const labelText = (element: XmlElement, notes: Note[]): string =>
  childrenOf(element).length > 0 ? plainFromHtml(innerXml(element), notes) : textIn(element).trim();

function addOnce(notes: Note[], added: readonly Note[]): void {
  for (const each of added)
    if (!notes.some(({ code, value }) => code === each.code && value === each.value))
      notes.push(each);
}

/** Around the index of a gap while the text around it is converted; usual texts have no such characters. */
const [before, after] = ['\ue0f0', '\ue0f1'];

/** In place of a gap while the text around it is converted: a marker could be escaped as Markdown. */
export const gapSign = (index: number): string => `${before}${index}${after}`;

export const withoutGapSigns = (text: string): string => text.replaceAll(/[\ue0f0\ue0f1]/g, '');

/** The converted text with the markers of its gaps. */
export const signsAsMarkers = (text: string): string =>
  text.replaceAll(/\ue0f0(\d+)\ue0f1/g, (_, index: string) => markerOf(Number(index)));
