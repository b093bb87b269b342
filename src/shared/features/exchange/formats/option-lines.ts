/*
 * The options of a question in a plain text:
 *
 *     option = [*] (letter or bullet) [[x]] text [*]      a star, [x], ✅ or (correct) marks a right one
 *            or ([ ] or ( ) or ☐) text                  filled in: a right one
 *            or **letter text**                         in bold alone among others, without a key: a right one
 *            or number text                             below a question that a word names: Question 1
 */

/** The letters of options: Latin, Cyrillic or Arabic. */
export const optionLetter = '[a-zа-яأ-ي]';

/** As people and word processors write them. */
export const optionBullet = '[-–•·●○▪◦‣+*]';

/** An option as it is listed, with its letter or number: `(a) Paris`. */
const listed = new RegExp(
  `^(?:\\*\\*|__)?\\(?(${optionLetter}|\\d{1,2})[.)](?:\\*\\*|__)?\\s+(\\S.*)$`,
  'iu',
);

export interface OptionLine {
  letter: string | undefined;
  text: string;
  isMarked: boolean;
  isBold: boolean;
}

const option = new RegExp(
  `^(\\*(?!\\*))?\\s*(?:\\(?(${optionLetter})[.)]|${optionBullet})\\s+(?:\\[([ xX])\\]\\s+)?(\\S.*)$`,
  'iu',
);
const inBold = new RegExp(`^(\\*\\*|__)(\\(?${optionLetter}[.)]\\s+\\S.*)\\1$`, 'iu');
const textInBold = /^(\*\*|__)((?:(?!\1).)+)\1$/;
const rightWords =
  'correct(?: answer)?|right answer|correct[ao]|richtig(?:e antwort)?|bonne réponse|corrett[ao]|cert[ao]|верно|правильно';
const mark = new RegExp(
  `(?:(?<=\\s)\\(?\\*\\)?|[✅✔✓☑]\\uFE0F?|(?<=\\s)(?:\\((?:${rightWords})\\)|\\[(?:${rightWords})\\]|(?:<-{1,3}|←)\\s?(?:${rightWords})))$`,
  'iu',
);

const boxed = /^(?:\[([ xX✓✔]?)\]|\(([ xX]?)\)|([☐☑☒◯◉]))\s+(\S.*)$/u;

export function optionIn(line: string): OptionLine | undefined {
  const [, square, round, sign, boxedText] = boxed.exec(line) ?? [];
  if (boxedText !== undefined)
    return {
      letter: undefined,
      text: boxedText,
      isMarked: /[xX✓✔☑☒◉]/u.test(square ?? round ?? sign ?? ''),
      isBold: false,
    };
  const [, , bold] = inBold.exec(line) ?? [];
  const [, star, letter, box, text] = option.exec(bold ?? line) ?? [];
  if (text === undefined) return undefined;
  const unmarked = text.replace(mark, '');
  const [, , boldText] = textInBold.exec(unmarked.trim()) ?? [];
  return {
    letter: letter?.toLowerCase(),
    text: boldText ?? unmarked.trim(),
    isMarked: star !== undefined || unmarked !== text || /x/i.test(box ?? ''),
    isBold: bold !== undefined || boldText !== undefined,
  };
}

/** The option with the number `wanted`. */
export function numberedOptionIn(line: string, wanted: number): OptionLine | undefined {
  const [, star = '', number, text = ''] =
    /^(\*(?!\*))?\s*\(?(\d{1,2})[.)]\s+(\S.*)$/.exec(line) ?? [];
  if (Number(number) !== wanted) return undefined;
  const option = optionIn(`${star}a) ${text}`);
  return option && { ...option, letter: number };
}

export const isNumbered = ({ letter }: OptionLine): boolean => /^\d+$/.test(letter ?? '');

const beginning = /^\(?a[.)]\s+\S/i;
const between = /(?<=\S)(?:\t\s*|\s\s+)(?=\(?[b-z](?:[.)]\s+|[．、）]\s?)\S)/i;
/** With one space, where it is clear: three options or more. */
const narrowlyBetween = /(?<=\S)\s(?=\(?[b-z][.)]\s+\S)/i;
const wideSign = /^([（(]?[b-z])[．、）]\s?/i;

/** Several options on one line, with tabs or wide gaps between them, as separate lines. */
export function separateOptions(line: string): string[] {
  if (!beginning.test(line)) return [line];
  const found = line.split(between).map((each) => each.replace(wideSign, '$1. '));
  if (found.length > 1) return areInOrder(found) ? found : [line];
  const narrow = line.split(narrowlyBetween);
  return narrow.length > 2 && areInOrder(narrow) ? narrow : [line];
}

const areInOrder = (lines: readonly string[]): boolean =>
  lines.every((each, index) => letterOf(each) === letterAt(index));

const letterOf = (text: string): string | undefined => listed.exec(text)?.[1]?.toLowerCase();
const letterAt = (index: number): string => String.fromCharCode(97 + index);

/** Options with a bullet before each letter: without it. */
export function withOwnLetters(options: readonly OptionLine[]): OptionLine[] {
  const isListed =
    options.length > 1 &&
    options.every(
      ({ letter, text }, index) => letter === undefined && letterOf(text) === letterAt(index),
    );
  if (!isListed) return [...options];
  return options.map((each, index) => {
    const [, , text = ''] = listed.exec(each.text) ?? [];
    return { ...each, letter: letterAt(index), text };
  });
}

/** Indexes of the options that are marked as right. Bold text is a mark only without another one, and unless all are bold. */
export function markedOptions(options: readonly OptionLine[], hasKey: boolean): number[] {
  const indexesOf = (isRight: (each: OptionLine) => boolean) =>
    options.flatMap((each, index) => (isRight(each) ? [index] : []));
  const found = indexesOf(({ isMarked }) => isMarked);
  const bold = indexesOf(({ isBold }) => isBold);
  return found.length > 0 || hasKey || bold.length === options.length ? found : bold;
}
