/*
 * The points of a question, which it does not have here, so that they are left out:
 *
 *     points = [ or ( number unit ) or ]              after the number of a question, after its text, or on a line of its own
 *            or label : number [unit]                 on a line of its own (labels.ts)
 */

/** What names points, before their number. */
export const pointLabels = [
  '(?:max(?:imum|\\.)?\\s+)?(?:points?|pts\\.?|marks?)(?:\\s+(?:possible|value))?|(?:point|mark)\\s+value|max(?:imum|\\.)?\\s+score',
  '(?:max(?:imale|\\.)?\\s+)?(?:punkte?|punktzahl|pkte?\\.?)|puntos?|puntaje|puntuación',
  'punt[io]|punteggio|pontos?|pontuação|балл(?:ы|ов)?|(?:количество|число)\\s+баллов',
  '分值|分数|配点|(?:ال)?(?:نقاط|درجات|درجة|علامات|علامة)',
];

/** What may name points too, if their unit follows. */
export const valueLabels = ['value|worth|score|weight|wert|valore?|valeur|barème|note|оценка'];

const unit = [
  'points?|pts?\\.?|marks?|punkte?|pkte?\\.?|p\\.?|puntos?|punt[io]|pontos?',
  'балл(?:а|ов)?|б\\.?|очк(?:о|а|ов)|分|点|نقاط|نقطة|درجات|درجة|علامات|علامة',
].join('|');
const amount = '(?:\\p{Nd}{1,4}(?:[.,/]\\p{Nd}{1,4})?|[½¼¾])';
const amountWithUnit = `${amount}\\s?(?:${unit})`;
/** Without brackets it may be an answer. */
export const pointsInBrackets = `[([（【［]\\s?(?:[_…]{0,20}\\s?/\\s?)?${amountWithUnit}\\s?[)\\]）】］]`;
const marked = `(\\*\\*|__|[*_]|)${pointsInBrackets}`;

const bracketed = new RegExp(`^${marked}\\1$`, 'iu');
const labelled = new RegExp(`^${amount}(?:\\s*(?:${unit}))?$`, 'iu');
const withUnit = new RegExp(`^${amountWithUnit}$`, 'iu');
/** East Asian brackets have their space inside. */
const atEnd = new RegExp(`(?:(?<!\\s)\\s+|(?=[（【［]))${marked}\\1$`, 'iu');

export const areBracketedPoints = (line: string): boolean => bracketed.test(line);

/** Whether what follows a label is a number of points. */
export const arePoints = (text: string, hasUnit: boolean): boolean =>
  (hasUnit ? withUnit : labelled).test(text);

/** The last line of a question without the points after it. */
export const withoutPointsAtEnd = (line: string): string => line.replace(atEnd, '');
