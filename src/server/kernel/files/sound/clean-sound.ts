import { createHash } from 'node:crypto';
import { Failure, invalid } from '#server/kernel/failure.ts';
import { onFirstUse } from '#server/kernel/on-first-use.ts';
import { isSoundKind, type SoundKind, soundFile } from '#shared/kernel/media/own-sound.ts';
import { withoutTagsOfMp3 } from './mp3.ts';
import { withoutTagsOfMp4 } from './mp4.ts';
import { withoutTagsOfOgg } from './ogg.ts';
import { withoutTagsOfWave } from './wave.ts';

/** A longer sound is a lecture, which belongs to a page of its own. */
const maxSeconds = 15 * 60;

/** A sound as it is stored. */
export interface CleanSound {
  kind: SoundKind;
  sha256: string;
  seconds: number;
  file: { name: string; bytes: Uint8Array };
}

/** Removes everything but the sound from a file of each kind; damaged files make it throw any error. */
const cleaners: Record<SoundKind, (bytes: Uint8Array) => Uint8Array> = {
  mp3: withoutTagsOfMp3,
  m4a: withoutTagsOfMp4,
  ogg: withoutTagsOfOgg,
  wav: withoutTagsOfWave,
};

const library = onFirstUse(() => import('music-metadata'));

/**
 * A sound without its tags: who made it, where it was recorded, a cover. It is recognised by its content; sounds are
 * not encoded again, so only kinds that every browser plays are taken.
 * @throws invalid
 */
export async function cleanSound(bytes: Uint8Array): Promise<CleanSound> {
  const found = await factsOf(bytes).catch(() => undefined);
  const kind = found && kindOf(found);
  if (kind === undefined)
    throw invalid(
      'content',
      'Only sounds in MP3, M4A (AAC), Ogg (Opus, Vorbis) and WAV can be uploaded',
    );
  const { content, seconds } = await cleaned(bytes, kind).catch((error: unknown) => {
    if (error instanceof Failure) throw error;
    throw invalid('content', 'The sound is damaged');
  });
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { kind, sha256, seconds, file: { name: soundFile(sha256, kind), bytes: content } };
}

async function cleaned(bytes: Uint8Array, kind: SoundKind) {
  const content = cleaners[kind](bytes);
  // Read again: what the stored file has is what counts.
  const { duration = 0, hasTags } = await factsOf(content);
  if (hasTags || !(duration > 0)) throw new Error('Tags are left, or no sound');
  if (duration > maxSeconds) throw invalid('content', 'The sound is longer than 15 minutes');
  return { content, seconds: Math.max(1, Math.round(duration)) };
}

interface SoundFacts {
  container: string;
  codec: string;
  duration: number | undefined;
  hasTags: boolean;
}

async function factsOf(bytes: Uint8Array): Promise<SoundFacts> {
  const { parseBuffer } = await library();
  const { format, native } = await parseBuffer(bytes, undefined, { duration: true });
  const tags = Object.values(native).flat();
  return {
    container: format.container ?? '',
    codec: format.codec ?? '',
    duration: format.duration,
    hasTags: tags.length > 0,
  };
}

/** The kinds by what the library calls their containers and codecs. */
const named: readonly [kind: string, container: RegExp, codec: RegExp][] = [
  ['mp3', /^MPEG$/, /^MPEG [\d.]+ Layer 3$/],
  ['m4a', /^(?:M4A|isom|mp4\d|M4B)/i, /^MPEG-4\/AAC/],
  ['ogg', /^Ogg$/i, /^(?:Opus|Vorbis I)$/],
  ['wav', /^WAVE$/, /./],
];

function kindOf({ container, codec }: SoundFacts): SoundKind | undefined {
  const [kind] = named.find(([, c, d]) => c.test(container) && d.test(codec)) ?? [];
  return isSoundKind(kind) ? kind : undefined;
}
