/** A sound in a text: `![what it is](/files/….mp3 "transcript")`. Lengths are limited, so reading stays linear. */
const soundInText =
  /!\[((?:[^\]\\]|\\.){0,600})\]\((\/files\/[0-9a-f]{64}\.(?:mp3|m4a|ogg|wav))(?:\s+"((?:[^"\\]|\\.){0,6000})")?\s*\)/gs;

export interface SoundInText {
  address: string;
  /** What it is, for those who do not hear it. */
  label: string;
  /** What is said in it; empty if learners may not read it. */
  transcript: string;
}

const plain = (text: string) => text.replace(/\\([\s\S])/g, '$1');
const escaped = (text: string, signs: RegExp) => text.replace(signs, '\\$&');

export const soundsIn = (text: string): SoundInText[] =>
  [...text.matchAll(soundInText)].map(([, label = '', address = '', transcript = '']) => ({
    address,
    label: plain(label),
    transcript: plain(transcript),
  }));

/** The same in Markdown, whose titles have no blank lines. */
export function soundAsText({ address, label, transcript }: SoundInText): string {
  const name = escaped(label.replace(/\s+/g, ' '), /[[\]\\]/g);
  const title = escaped(transcript.replace(/\n\s*\n/g, '\n'), /["\\]/g);
  return `![${name}](${address}${title === '' ? '' : ` "${title}"`})`;
}

/** The text with another sound in place of the one at this position; without it, if there is none. */
export function withSoundAt(text: string, index: number, sound: SoundInText | undefined): string {
  let at = -1;
  const changed = text.replace(soundInText, (found) => {
    at += 1;
    if (at !== index) return found;
    return sound === undefined ? '' : soundAsText(sound);
  });
  return sound === undefined ? changed.trim() : changed;
}

/** The text with a sound after it, in a paragraph of its own. */
export const withSoundAdded = (text: string, address: string): string =>
  `${text.trimEnd()}${text.trim() === '' ? '' : '\n\n'}${soundAsText({ address, label: '', transcript: '' })}`;
