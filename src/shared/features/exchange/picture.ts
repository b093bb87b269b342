import { pictureAsText } from '#shared/kernel/media/pictures-in-text.ts';
import type { DraftQuestion } from './found.ts';

/** A paragraph at the end that consists of one picture; the lengths are limited, so reading stays linear. */
const lastPicture =
  /(?:^|\n)[ \t]*!\[((?:[^\]\\\n]|\\.){0,600})\]\(((?:https:\/|\/files)\/[^\s()<>]{1,2000})\)\s*$/;

/** Takes the picture at the end of a text as the question's own. */
export function withOwnPicture(question: DraftQuestion): DraftQuestion {
  const [whole, alt = '', imageUrl] = lastPicture.exec(question.text.slice(-2700)) ?? [];
  if (whole === undefined || imageUrl === undefined || question.imageUrl) return question;
  const text = question.text.slice(0, question.text.length - whole.length).trimEnd();
  if (text === '') return question;
  return { ...question, text, imageUrl, imageAlt: alt.replace(/\\(.)/g, '$1') || null };
}

/** The text with the question's own picture at its end, for formats that have no field for it. */
export function withPictureInText({
  text,
  imageUrl = null,
  imageAlt = null,
}: Pick<DraftQuestion, 'text' | 'imageUrl' | 'imageAlt'>): string {
  if (imageUrl === null) return text;
  const address = imageUrl.replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${text}\n\n${pictureAsText({ address, alt: imageAlt ?? '', title: '' })}`;
}
