import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import {
  arrangedBody,
  asWritten,
  bodyOf,
  optionsForTaker,
} from '#shared/features/question/question-types/registry.ts';
import type { ImportItem, ImportReport } from './api.ts';

/** The question of an item as learners would get it; undefined if it is refused. */
export function previewItem({ question }: ImportItem): PaperQuestion | undefined {
  if (!question) return undefined;
  const { type, text, difficulty, explanation, imageUrl, imageAlt } = question;
  const body = arrangedBody({ type, body: bodyOf(type, question) }, asWritten);
  const order = optionsForTaker({ type, body }).map((_option, position) => position);
  return {
    ...{ questionId: 1, type, body, difficulty, order, explanation, imageUrl, imageAlt },
    text: text.trim() || '…',
  };
}

/** Pictures and sounds of a dry run by their addresses, as what can be shown before they are stored. */
export const mediaOf = (report: ImportReport | undefined): ReadonlyMap<string, string> =>
  new Map(
    report?.media.map(({ address, type, content }) => [address, `data:${type};base64,${content}`]),
  );
