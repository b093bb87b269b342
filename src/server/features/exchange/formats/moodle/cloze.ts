import { type DraftQuestion, note } from '#shared/features/exchange/found.ts';
import { clozeQuestion, gapAsText, gapIn } from '#shared/features/exchange/gap-notation.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import type { Gap } from '#shared/features/question/question-types/gap-schema.ts';
import { withGapsReplaced } from '#shared/features/question/question-types/gaps.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { gapSign, signsAsMarkers, withoutGapSigns } from '../rich-text.ts';

/**
 * `{1:SHORTANSWER:=Oslo}`; the weight may be left out. One without an end matches up to the end of the text, which is
 * then read only once however many begin in it.
 */
const embedded = /\{(\d{0,4}):([A-Z_]{2,20}):((?:\\[\s\S]|\\$|[^}\\])*)(\}|$)/gi;

interface Reading {
  /** Converts the text to Markdown. */
  toMarkdown: (text: string) => string;
  /** Converts an answer to plain text. */
  toPlain: (text: string) => string;
  notes: Note[];
}

/** A text with gaps in it; undefined if it has none, or one of a type that is not known. */
export function embeddedQuestion(
  source: string,
  { toMarkdown, toPlain, notes }: Reading,
): DraftQuestion | undefined {
  const gaps: Gap[] = [];
  const feedback: string[] = [];
  const weights = new Set<number>();
  let isRefused = false;
  const marked = withoutGapSigns(source).replaceAll(
    embedded,
    (whole, weight: string, type: string, answers: string, end: string) => {
      if (end === '') return whole;
      const found = gapIn({ type, answers }, notes, toPlain);
      if (!found) isRefused = true;
      else {
        gaps.push(found.gap);
        feedback.push(...found.feedback);
        weights.add(Number(weight === '' ? 1 : weight));
      }
      return gapSign(gaps.length - 1);
    },
  );
  if (isRefused || gaps.length === 0) {
    if (!isRefused) notes.push(note('not_a_question'));
    return undefined;
  }
  // Here all gaps count the same.
  if (weights.size > 1 && !notes.some(({ code }) => code === 'partial_credit'))
    notes.push(note('partial_credit'));
  if (feedback.length > 0) notes.push(note('feedback_joined'));
  const text = signsAsMarkers(toMarkdown(marked));
  return { ...clozeQuestion(text, gaps), explanation: feedback.join('\n\n') || null };
}

/** The text with its gaps as Moodle embeds them. */
export const embeddedText = ({ gaps }: Pick<QuestionInput, 'gaps'>, text: string): string =>
  withGapsReplaced(text, { gaps }, (gap) => `{1:${gapAsText(gap)}}`);
