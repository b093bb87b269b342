import { type DraftQuestion, note } from '#shared/features/exchange/found.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { maxOptions } from '#shared/features/question/question-types/definition.ts';
import type { Region } from '#shared/features/question/question-types/region.ts';

interface LabelledRegions {
  text: string;
  imageUrl: string | null;
  /** Where each label belongs. */
  labelled: readonly { label: string; region: Region }[];
}

/**
 * Questions about regions of a picture: here a question asks for one thing, so several labels become a question each, with
 * the regions of the other labels as wrong ones. More regions than a question can have stay one question, which is refused.
 */
export function regionQuestions(
  { text, imageUrl, labelled }: LabelledRegions,
  notes: Note[],
): DraftQuestion[] {
  const labels = [...new Set(labelled.map(({ label }) => label))];
  const isSplit = labels.length > 1 && labelled.length <= maxOptions;
  if (isSplit) notes.push(note('one_by_one', String(labels.length)));
  const shared = {
    type: 'hotspot' as const,
    options: labelled.map(({ label }) => label),
    regions: labelled.map(({ region }) => region),
    imageUrl,
  };
  if (!isSplit) return [{ ...shared, text, correctOptions: [...labelled.keys()] }];
  return labels.map((label) => ({
    ...shared,
    text: `${text}\n\n**${label}**`,
    // Names would give away which of the regions is asked for.
    options: labelled.map(() => ''),
    correctOptions: labelled.flatMap((one, index) => (one.label === label ? [index] : [])),
  }));
}
