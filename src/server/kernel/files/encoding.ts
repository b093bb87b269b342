/** A text file as text, with its lines ended by \n alone. */
export interface DecodedText {
  text: string;
  encoding: 'utf-8' | 'utf-16' | 'windows-1252';
}

/** Decodes a text file: by its byte order mark, else as UTF-8 if it is valid, else as Windows-1252. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = wideEncoding(bytes);
  if (wide) return decoded(new TextDecoder(wide).decode(bytes), 'utf-16');
  const text = asUtf8(bytes);
  return text === undefined
    ? decoded(new TextDecoder('windows-1252').decode(bytes), 'windows-1252')
    : decoded(text, 'utf-8');
}

const decoded = (text: string, encoding: DecodedText['encoding']): DecodedText => ({
  text: text.replace(/\r\n?/g, '\n'),
  encoding,
});

/** UTF-16 by its mark, or because every other byte of the beginning is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 200);
  const zeros = (from: number) =>
    head.filter((byte, index) => index % 2 === from && byte === 0).length;
  const most = head.length * 0.4;
  if (head.length > 3 && zeros(1) > most && zeros(0) === 0) return 'utf-16le';
  return head.length > 3 && zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : undefined;
}

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What Windows-1252 makes of the bytes 0x80 to 0xbf, in order. */
const upper = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 64 }, (_, index) => 0x80 + index),
);
const any = `[${upper.replace(/[\]\\^-]/g, '\\$&')}]`;
/** A word in capitals that ends with Ã before a quotation mark, as in “AMANHÃ”, is as its author wrote it. */
const quoted = String.raw`(?<=\p{Lu}{2})Ã[”»](?!\p{L})`;
/** `Ã©` for `é`, `â€™` for `’`, and runs such as `ÐÑ€Ð¸`. A quotation mark after ß is none of them. */
const sequence = new RegExp(`(?!${quoted})[ÂÃ]${any}|â[€‚]${any}|(?:[ÐÑ]${any}){3,}`, 'gu');

/** Puts UTF-8 right that was read as Windows-1252 once before, where the result is valid. */
export const withoutDoubleEncoding = (text: string): string =>
  text.replace(sequence, (found) => {
    const bytes = Array.from(found, (character) => {
      const index = upper.indexOf(character);
      return index < 0 ? character.charCodeAt(0) : 0x80 + index;
    });
    return asUtf8(Uint8Array.from(bytes)) ?? found;
  });
