import { isPictureAddress } from './own-picture.ts';

/** A picture in a text: `![what it shows](address "title")`. Lengths are limited, so reading stays linear. */
const pictureInText =
  /!\[((?:[^\]\\]|\\.){0,600})\]\(\s*([^\s()]{1,2000})(\s+"(?:[^"\\]|\\.){0,6000}")?\s*\)/gs;

export interface PictureInText {
  address: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** Its title with quotation marks and the space before them, as it was written. */
  title: string;
}

/** The pictures in a text, without sounds, which have the same notation. */
export const picturesIn = (text: string): PictureInText[] =>
  [...text.matchAll(pictureInText)]
    .map(([, alt = '', address = '', title = '']) => ({ address, alt: plain(alt), title }))
    .filter(({ address }) => isPictureAddress(address));

const plain = (text: string) => text.replace(/\\([\s\S])/g, '$1');

/** The same in Markdown. */
export const pictureAsText = ({ address, alt, title }: PictureInText): string =>
  `![${alt.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&')}](${address}${title})`;

/** The text with another picture in place of the one at this position; without it, if there is none. */
export function withPictureAt(
  text: string,
  index: number,
  picture: PictureInText | undefined,
): string {
  let at = -1;
  const changed = text.replace(pictureInText, (found: string, _alt: string, address: string) => {
    if (isPictureAddress(address)) at += 1;
    if (at !== index || !isPictureAddress(address)) return found;
    return picture === undefined ? '' : pictureAsText(picture);
  });
  return picture === undefined ? changed.trim() : changed;
}

/** The text with a picture after it. */
export const withPictureAdded = (text: string, address: string): string =>
  `${text.trimEnd()}${text.trim() === '' ? '' : ' '}${pictureAsText({ address, alt: '', title: '' })}`;
