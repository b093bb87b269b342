import { optionBullet, optionLetter } from './option-lines.ts';
import { pointsInBrackets } from './points.ts';

/*
 * Lines as chatbots, word processors and East Asian texts have them, in one notation: `1. text`, `Question 1`, `a) text`.
 */

const questionWord = '(?:Q(?:uestion)?|Frage|Pregunta|Domanda|Pergunta|Questão|Вопрос|السؤال)';

/** The number of a question with its punctuation. */
export const numeral = `(?:${questionWord}\\s*)?(\\d{1,5})\\s*[.):]`;

const bullet = `((?:${optionBullet}\\s+)?)`;
const bold = '(\\*\\*|__)';

const changes: readonly [RegExp, string][] = [
  // The number, or the question, in bold.
  [new RegExp(`^${bold}(${numeral}(?:\\s+.*?)?)\\1(.*)$`, 'iu'), '$2$4'],
  [new RegExp(`^${bold}(${questionWord}\\s*\\d{1,5})\\1\\s*:?\\s*$`, 'iu'), '$2'],
  [new RegExp(`^${bullet}${bold}(\\(?${optionLetter}[.)])\\2\\s*(?=\\S)`, 'iu'), '$1$3 '],
  // In Markdown the punctuation may be escaped, so that the line begins no list.
  [new RegExp(`^(\\(?(?:\\d{1,5}|${optionLetter}))\\\\([.)])`, 'iu'), '$1$2'],
  [new RegExp(`^[（(]?(\\d{1,5}|${optionLetter})\\s*[．、）]\\s*(?=\\S)`, 'iu'), '$1. '],
  // Without a space; not `e.g.` or `p.ex.`.
  [
    new RegExp(
      `^(\\d{1,3}[.)]|\\(?${optionLetter}\\)|${optionLetter}\\.(?!\\p{L}{1,3}\\.))(?=\\p{L})`,
      'iu',
    ),
    '$1 ',
  ],
];

/** Spaces and marks of direction that cannot be seen. */
const invisible = '^[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069]*';
const invisibleStart = new RegExp(invisible, 'u');

const pointsAfterNumber = new RegExp(
  `(${invisible}(?:#{1,6}\\s+)?(?:\\*\\*|__)?(?:${numeral}|${questionWord}\\s*\\d{1,5})(?:\\*\\*|__)?)\\s*${pointsInBrackets}`,
  'iu',
);

/** A line without the points after the number that it begins with. */
export const withoutPoints = (line: string): string => line.replace(pointsAfterNumber, '$1');

export const plainLine = (line: string): string =>
  changes.reduce(
    (text, [form, plain]) => text.replace(form, plain),
    line.replace(invisibleStart, '').trimEnd(),
  );

const named = new RegExp(`^(?:#{1,6}\\s+)?${questionWord}\\s*\\d`, 'iu');

/** Whether a word comes before the number of the question, so that numbers alone may be those of its options. */
export const isNamed = (line: string): boolean => named.test(line);

const titleLine = new RegExp(
  `^(?:#{1,6}\\s+)?${questionWord}\\s*(\\d{1,5})(?:\\s*(?:/|of|von|de|di|из)\\s*\\d{1,5})?\\s*[.:)]?$`,
  'iu',
);

/** The number of a question that is on a line of its own: `### Question 1`. */
export function numberOnLine(line: string): number | undefined {
  const [, number] = titleLine.exec(line) ?? [];
  return number === undefined ? undefined : Number(number);
}
