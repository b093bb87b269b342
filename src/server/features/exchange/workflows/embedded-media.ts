import {
  type PreparedUpload,
  preparePicture,
  prepareSound,
} from '#server/features/upload/workflows/prepare-upload.ts';
import { Failure } from '#server/kernel/failure.ts';
import type { MediaStore } from '#server/kernel/files/media-store.ts';
import type { DraftQuestion, EmbeddedFile, FoundItem } from '#shared/features/exchange/found.ts';
import { note } from '#shared/features/exchange/found.ts';
import { mapTexts } from '#shared/features/exchange/map-texts.ts';
import { ownAddresses } from '#shared/features/exchange/own-addresses.ts';
import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import { ownSoundAddress } from '#shared/kernel/media/own-sound.ts';

/** Pictures and sounds that one file can bring. */
const maxEmbedded = 300;

/** Encodes and cleans the pictures and sounds that the questions of a file refer to. */
export class EmbeddedMedia {
  /** The final address of each placeholder address; null if the file cannot be used. */
  readonly #addresses = new Map<string, string | null>();
  readonly prepared: PreparedUpload[] = [];
  readonly #media: MediaStore;

  constructor(media: MediaStore) {
    this.#media = media;
  }

  /** The item with the addresses that its pictures and sounds will have; those that cannot be used are taken out. */
  async settled(item: FoundItem): Promise<FoundItem> {
    const { question, files } = item;
    if (!question || !files || files.size === 0) return item;
    const text = JSON.stringify(question);
    const notes = [...item.notes];
    const changes = new Map<string, string | null>();
    for (const address of new Set(text.match(ownAddresses))) {
      const file = files.get(address);
      if (!file) continue;
      const stored = await this.#addressOf(address, file);
      if (stored === null) notes.push(note('media_dropped', file.name.slice(0, 100)));
      if (stored !== address) changes.set(address, stored);
    }
    return changes.size === 0
      ? { ...item, notes }
      : { ...item, notes, question: withAddresses(question, changes) };
  }

  async #addressOf(address: string, file: EmbeddedFile): Promise<string | null> {
    const known = this.#addresses.get(address);
    if (known !== undefined) return known;
    const stored = await this.#prepare(address, file);
    this.#addresses.set(address, stored);
    return stored;
  }

  async #prepare(address: string, { name, bytes }: EmbeddedFile): Promise<string | null> {
    // The site's own file keeps its address.
    if (await this.#media.has(address.slice(filesFolder.length))) return address;
    if (this.prepared.length >= maxEmbedded) return null;
    try {
      const prepared = ownSoundAddress.test(address)
        ? await prepareSound(this.#media, bytes, name)
        : await preparePicture(this.#media, bytes, { fileName: name, alt: null });
      if (!this.prepared.some(({ upload }) => upload.sha256 === prepared.upload.sha256))
        this.prepared.push(prepared);
      return prepared.address;
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  }
}

/** The question with other addresses; a picture without one leaves its text. */
function withAddresses(
  question: DraftQuestion,
  changes: ReadonlyMap<string, string | null>,
): DraftQuestion {
  const changed = (text: string) =>
    text
      .replace(
        /!\[((?:[^\]\\]|\\.){0,600})\]\((\/files\/[^\s)]{1,200})(?:\s+"(?:[^"\\]|\\.){0,6000}")?\)/gs,
        (whole, label: string, address: string) => (changes.get(address) === null ? label : whole),
      )
      .replace(ownAddresses, (address) => changes.get(address) ?? address);
  const texts = mapTexts(question, changed);
  return { ...texts, ...changedPicture(question, texts.text, changes) };
}

/** The picture at its new address; without one its text alternative joins the text. */
function changedPicture(
  { imageUrl = null, imageAlt = null }: DraftQuestion,
  text: string,
  changes: ReadonlyMap<string, string | null>,
): Partial<DraftQuestion> {
  const address = imageUrl === null ? undefined : changes.get(imageUrl);
  if (address === undefined) return {};
  if (address !== null) return { imageUrl: address };
  return { imageUrl: null, imageAlt: null, text: imageAlt ? `${text}\n\n${imageAlt}` : text };
}
