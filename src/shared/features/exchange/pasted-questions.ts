import type { EssayFields } from '../question/question-types/essay/essay-fields.ts';
import type { Gap } from '../question/question-types/gap-schema.ts';
import type { Region } from '../question/question-types/region.ts';
import type { Keyed, QuestionInput } from '../question/schema.ts';
import { hasMoreThanAiken, readAiken } from './formats/aiken.ts';
import { readGift } from './formats/gift.ts';
import { readNumberedText } from './formats/numbered-text.ts';
import { type FoundItem, judged } from './found.ts';

/** A question as it was pasted; texts that it does not have are empty. */
export interface PastedQuestion extends Keyed {
  text: string;
  options: string[];
  correctOptions: number[];
  targets: string[];
  gaps: Gap[];
  regions: Region[];
  spotCount: number | null;
  pinnedOptions: number[];
  explanation?: string;
  numericTolerance?: number | null;
  essay: EssayFields | null;
  imageUrl?: string;
  imageAlt?: string;
}

/**
 * Questions in a pasted text, in Aiken or GIFT form, or with options and a key as people write them. Undefined when any
 * part of it is none of these: then it is plain text.
 */
export function questionsInText(text: string): PastedQuestion[] | undefined {
  const numbered = () => whole(readNumberedText(text));
  const aiken = () => (hasMoreThanAiken(text) ? undefined : whole(readAiken(text)));
  return aiken() ?? whole(readGift(text)) ?? onlyChoices(numbered());
}

/** A list with arrows, or a line such as `Answer: x`, may belong to a text that is pasted. */
const onlyChoices = (questions: PastedQuestion[] | undefined): PastedQuestion[] | undefined =>
  questions?.every(({ type }) => /^(?:single_choice|multiple_choice)$/.test(type))
    ? questions
    : undefined;

/** Every question, if all that was found are questions with a key. */
function whole(found: Iterable<FoundItem>): PastedQuestion[] | undefined {
  const questions: PastedQuestion[] = [];
  for (const item of found) {
    const { question, notes } = judged(item);
    if (!question || notes.some(({ code }) => code === 'incomplete')) return undefined;
    questions.push(pasted(question));
  }
  return questions.length > 0 ? questions : undefined;
}

function pasted(question: QuestionInput): PastedQuestion {
  const { text, type, options, correctOption, correctOptions } = question;
  const { targets, gaps, regions, spotCount, pinnedOptions, numericTolerance, essay } = question;
  const { explanation, imageUrl, imageAlt } = question;
  return {
    ...{ text, type, options, correctOption, correctOptions },
    ...{ targets, gaps, regions, spotCount, pinnedOptions, numericTolerance, essay },
    explanation: explanation ?? '',
    imageUrl: imageUrl ?? '',
    imageAlt: imageAlt ?? '',
  };
}
