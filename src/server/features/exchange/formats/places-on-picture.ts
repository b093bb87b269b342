import { type DraftQuestion, note } from '#shared/features/exchange/found.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { mostOptions } from '#shared/features/question/question-types/definition.ts';
import type { Region } from '#shared/features/question/question-types/region.ts';

interface Places {
  text: string;
  imageUrl: string | null;
  /** Where the right place of each label is. */
  places: readonly { label: string; region: Region }[];
}

/**
 * Questions about places on a picture: here a question asks for one thing, so several labels become a question each, with
 * the places of the other labels as wrong ones. More places than a question can have stay one question, which is refused.
 */
export function placesQuestions(
  { text, imageUrl, places }: Places,
  notes: Note[],
): DraftQuestion[] {
  const labels = [...new Set(places.map(({ label }) => label))];
  const isSplit = labels.length > 1 && places.length <= mostOptions;
  if (isSplit) notes.push(note('one_by_one', String(labels.length)));
  const shared = {
    type: 'hotspot' as const,
    options: places.map(({ label }) => label),
    regions: places.map(({ region }) => region),
    imageUrl,
  };
  if (!isSplit) return [{ ...shared, text, correctOptions: [...places.keys()] }];
  return labels.map((label) => ({
    ...shared,
    text: `${text}\n\n**${label}**`,
    // Names would give away which of the places is asked for.
    options: places.map(() => ''),
    correctOptions: places.flatMap((place, index) => (place.label === label ? [index] : [])),
  }));
}
