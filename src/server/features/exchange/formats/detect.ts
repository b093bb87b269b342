import { hasMoreThanAiken } from '#shared/features/exchange/formats/aiken.ts';
import type { ImportFormat } from '#shared/features/exchange/schema.ts';
import { hasTitles } from './csv.ts';

/** The format of a text, by what only that format has. */
export function formatOfText(text: string): Exclude<ImportFormat, 'xlsx'> {
  const head = text.slice(0, 20_000).trimStart();
  if (/^<(?:\?xml|!--|!DOCTYPE|[a-z])/i.test(head)) {
    return /<(?:[\w-]+:)?(?:questestinterop|assessmentItem|qti-assessment-item|assessment)\b/.test(
      head,
    )
      ? 'qti'
      : 'moodle_xml';
  }
  if (/^[{[]\s*["{[]/.test(head)) return 'json';
  if (hasTitles(head)) return 'csv';
  if (
    /^\s*ANSWER:\s*[A-Z]/im.test(head) &&
    /^A[.)]\s/m.test(head) &&
    !/^\s*\d+[.)]\s/m.test(head) &&
    !hasMoreThanAiken(head)
  )
    return 'aiken';
  if (
    /^\s*(?:::|\$CATEGORY:)/m.test(head) ||
    /\{\s*(?:[=~#}>]|(?:T|F|TRUE|FALSE)\s*[#}])/i.test(head)
  )
    return 'gift';
  return 'text';
}
