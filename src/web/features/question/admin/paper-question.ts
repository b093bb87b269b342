import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { bodyOf, optionsForTaker } from '#shared/features/question/question-types/registry.ts';
import type { BankQuestion } from './api.ts';

/** A stored question as learners get it, with its options in the author's order. */
export function paperQuestion(question: BankQuestion): PaperQuestion {
  const { id, text, type, difficulty, explanation, imageUrl, imageAlt } = question;
  const body = bodyOf(type, question);
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
