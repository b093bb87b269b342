import { fieldsOf, type QuestionBody } from '#shared/features/question/question-types/registry.ts';
import { excerptAround, plainOfMarkdown } from '#shared/kernel/text/excerpt.ts';

const previewLength = 160;

/** The text of a question as lists show it, around what was searched for. */
export function withPreview<Row extends { text: string }>({ text, ...row }: Row, wanted = '') {
  return { ...row, preview: excerptAround(plainOfMarkdown(text), wanted, previewLength) };
}

/** A question with the fields of its body. */
export function withFields<Row extends { body: QuestionBody }>({ body, ...question }: Row) {
  return { ...question, ...fieldsOf(body) };
}
