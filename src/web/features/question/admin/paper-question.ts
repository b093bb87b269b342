import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import {
  arrangedBody,
  asWritten,
  bodyOf,
  optionsForTaker,
} from '#shared/features/question/question-types/registry.ts';
import type { BankQuestion } from './api.ts';

/** A stored question as learners get it, with its options in the author's order. */
export function paperQuestion(question: BankQuestion): PaperQuestion {
  const { id, text, type, difficulty, explanation, imageUrl, imageAlt } = question;
  const body = arrangedBody({ type, body: bodyOf(type, question) }, asWritten);
  return {
    questionId: id,
    text: text || '…',
    type,
    body,
    difficulty,
    explanation,
    imageUrl,
    imageAlt,
    order: optionsForTaker({ type, body }).map((_option, position) => position),
  };
}
