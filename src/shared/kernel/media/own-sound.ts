/** The kinds of sounds that are stored, by the ending of their file, with their media types. */
export const soundTypes = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
} as const;
export type SoundKind = keyof typeof soundTypes;

export const isSoundKind = (text: string | undefined): text is SoundKind =>
  text !== undefined && Object.hasOwn(soundTypes, text);

/** The name of the file of a sound: the hash of its content, and its kind. */
export const soundFileName = /^[0-9a-f]{64}\.(mp3|m4a|ogg|wav)$/;

/** The address of an uploaded sound. */
export const ownSoundAddress = /^\/files\/([0-9a-f]{64})\.(mp3|m4a|ogg|wav)$/;

export const soundFile = (sha256: string, kind: SoundKind): string => `${sha256}.${kind}`;
