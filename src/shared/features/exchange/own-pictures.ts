import type { QuestionInput } from '../question/schema.ts';
import type { DraftQuestion } from './found.ts';
import { mapTexts } from './map-texts.ts';
import { ownAddressPattern } from './own-addresses.ts';

/** Paths of uploaded pictures and sounds: whole, or in Markdown. */
const path = new RegExp(String.raw`(^|\]\()(${ownAddressPattern})`, 'g');

/**
 * Other systems find a picture by an address with its host only. Without TLS it would be refused on the way back.
 * @param embedded addresses of those that the file has in it, which stay as they are
 */
export function withAddressesOfPictures(
  question: QuestionInput,
  publicUrl: string,
  embedded: Pick<ReadonlySet<string>, 'has'>,
): QuestionInput {
  if (!publicUrl.startsWith('https:')) return question;
  const absolute = (text: string) =>
    text.replace(path, (whole, before: string, address: string) =>
      embedded.has(address) ? whole : before + publicUrl + address,
    );
  return {
    ...mapTexts(question, absolute),
    imageUrl: question.imageUrl && absolute(question.imageUrl),
  };
}

/** Addresses of pictures that were uploaded to this site become paths again. */
export function withOwnPaths(question: DraftQuestion, publicUrl: string): DraftQuestion {
  const own = `${publicUrl}/files/`;
  const relative = (text: string) => text.replaceAll(own, '/files/');
  const { imageUrl = null } = question;
  return { ...mapTexts(question, relative), imageUrl: imageUrl && relative(imageUrl) };
}
