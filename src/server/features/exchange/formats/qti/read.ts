import { textIn, type XmlElement } from '#server/kernel/files/xml.ts';
import type { DraftQuestion, FoundItem } from '#shared/features/exchange/found.ts';
import { withOwnPicture } from '#shared/features/exchange/picture.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import {
  type EmbeddedFiles,
  nameInPackage,
  provisionalAddress,
  withPackageFiles,
} from '../embedded.ts';
import { itemsInXml } from '../xml-items.ts';
import { questionsOfItem } from './item.ts';
import { asQti2 } from './tree.ts';
import { questionOfQti1 } from './version-1.ts';

const itemNames = new Set(['assessmentItem', 'qti-assessment-item', 'item']);

/** The questions of one document of QTI 1.2, 2.x or 3.0. */
export function* readQti(
  text: string,
  entry?: string,
  media?: ReadonlyMap<string, Uint8Array>,
): Generator<FoundItem> {
  // Manifests have elements of the name `item` too, without questions in them.
  const isItem = (name: string) => itemNames.has(name);
  const items = itemsInXml(text, isItem, (element) => itemsOf(element, entry, media));
  for (const item of items) yield { ...item, entry };
}

function* itemsOf(
  written: XmlElement,
  entry: string | undefined,
  media: ReadonlyMap<string, Uint8Array> | undefined,
): Generator<FoundItem> {
  const files: EmbeddedFiles = new Map();
  const element = media?.size
    ? withPackageFiles(written, (reference) => {
        const name = nameInPackage(reference, entry ?? '');
        const bytes = media.get(name);
        const address = bytes && provisionalAddress({ name, bytes });
        if (bytes && address) files.set(address, { name, bytes });
        return address;
      })
    : written;
  const notes: Note[] = [];
  const questions = questionsIn(element, notes);
  const source = element.attributes.title || textIn(element).replace(/\s+/g, ' ');
  const origin = { line: element.line, source, files };
  if (questions.length === 0) yield { ...origin, notes };
  for (const question of questions)
    yield { ...origin, notes: [...notes], question: withOwnPicture(question) };
}

function questionsIn(element: XmlElement, notes: Note[]): DraftQuestion[] {
  if (element.name !== 'item') return questionsOfItem(asQti2(element), notes);
  const question = questionOfQti1(element, notes);
  return question ? [question] : [];
}
