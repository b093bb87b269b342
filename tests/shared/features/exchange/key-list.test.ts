import { describe, expect, test } from 'vitest';
import { readNumberedText } from '#shared/features/exchange/formats/numbered-text.ts';
import { judged } from '#shared/features/exchange/found.ts';

const body = `Capitals

1. Which is a capital?
a) Bergen
b) Oslo
c) Alta

2. Which are even?
a) two
b) three
c) four

3. Water is wet.
`;
const items = (text: string) => [...readNumberedText(text)].map(judged);
/** What is right in the questions of a text; the reasons where they are refused. */
const keys = (text: string) =>
  items(text)
    .slice(1)
    .map(({ line, question, notes }) =>
      question
        ? question.correctOptions.length > 0
          ? question.correctOptions
          : [question.correctOption]
        : `${line}: ${notes.map(({ value }) => value).join()}`,
    );

describe('a list of answers at the end of a text', () => {
  test.each([
    'Answers: 1. B 2. A, C 3. True',
    'Answer key\n1-b\n2-a,c\n3-true',
    'Answers: 1-b 2-a and c 3-True',
    '**Answer Key:**\n\n1. **B**\n2. **A, C**\n3. **True**',
    '---\n\n### Answer Key\n\n1. b) Oslo\n2. (a) and (c)\n3. True.',
    'Key: 1) B; 2) A & C; 3) True',
    'Correct answers:\n- 1: B\n- 2: A, C\n- 3: True',
    'Answers\n1. Oslo\n2. two, four\n3. True',
    'Answers\n1\tB\n2\tA, C\n3\tTrue',
    'Lösungen: 1b 2a,c 3 richtig',
    'Lösungen: 1b, 2a und c, 3 wahr',
    'Réponses : 1. B 2. A et C 3. Vrai',
    'Corrigé\n1 – b\n2 – a, c\n3 – vrai',
    'Respuestas: 1b 2a y c 3 verdadero',
    'Clave de respuestas:\n1. B\n2. A, C\n3. Verdadero',
    'Soluzioni: 1) b 2) a e c 3) vero',
    'Gabarito: 1-B 2-A,C 3-Verdadeiro',
    'Ответы: 1. b 2. a и c 3. верно',
    '答案：1、B 2、A, C 3、对',
    '解答\n1．B\n2．A, C\n3．正しい',
    'الإجابات:\n1- B\n2- A, C\n3- صح',
  ])('%j', (list) => {
    expect(keys(`${body}\n${list}\n`)).toEqual([[1], [0, 2], [0]]);
    expect(items(`${body}\n${list}\n`).slice(1)).toMatchObject([
      { line: 3, status: 'kept', question: { options: ['Bergen', 'Oslo', 'Alta'] } },
      { line: 8, status: 'kept' },
      { line: 13, status: 'kept', question: { type: 'true_false', text: 'Water is wet.' } },
    ]);
  });

  test('a letter for true or false is noted, since it may be an answer that is written', () => {
    for (const [letter, right] of [
      ['T', 0],
      ['R', 0],
      ['V', 0],
      ['F', 1],
    ]) {
      const [, , , item] = items(`${body}\nAnswers: 1. B 2. A, C 3. ${letter}`);
      expect(item).toMatchObject({
        status: 'degraded',
        notes: [{ code: 'ambiguous_key' }],
        question: { type: 'true_false', correctOption: right },
      });
    }
  });

  test('a written answer may have several words and numbers', () => {
    const text =
      '1. The seasons?\n\n2. Who was first?\n\nAnswers\n1. The 4 | four 2. Apollo 11 crew';
    expect(items(text)).toMatchObject([
      { status: 'kept', question: { type: 'fill_blank', options: ['The 4|four'] } },
      { status: 'kept', question: { type: 'fill_blank', options: ['Apollo 11 crew'] } },
    ]);
  });

  test('questions without numbers are named by their places', () => {
    const text = 'Which?\na) one\nb) two\n\nWho?\na) he\nb) she\n\nAnswers: 1. B 2. A';
    expect(items(text)).toMatchObject([
      { question: { text: 'Which?', correctOption: 1 } },
      { question: { text: 'Who?', correctOption: 0 } },
    ]);
  });

  test('by their places, questions are named by a whole list only', () => {
    const text = 'Which?\na) one\nb) two\n\nWho?\na) he\nb) she\n\nAnswers\n';
    for (const list of ['2. A', '1. B', '1. B\n2. A\n3. A'])
      expect(items(text + list).slice(0, 2)).toMatchObject([
        { status: 'degraded', question: { text: 'Which?', correctOption: null } },
        { status: 'degraded', question: { text: 'Who?', correctOption: null } },
      ]);
  });

  test.each([
    ['**1. Which?**', '**2. Who?**'],
    ['**1.** Which?', '**2.** Who?'],
    ['**Question 1:** Which?', '**Question 2:** Who?'],
    ['Frage 1: Which?', 'Frage 2: Who?'],
    ['Вопрос 1. Which?', 'Вопрос 2. Who?'],
  ])('questions that begin as %s', (first, second) => {
    const text = `# Quiz\n\n${first}\na) one\nb) two\n\n${second}\na) he\nb) she\n\nAnswer key\n1. B\n2. A`;
    expect(items(text)).toMatchObject([
      { status: 'refused' },
      { question: { text: 'Which?', correctOption: 1 } },
      { question: { text: 'Who?', correctOption: 0 } },
    ]);
  });

  test('a question with marks of its own needs no entry', () => {
    const text = '1. Which?\na) one\n*b) two\n\n2. Who?\na) he\nb) she\n\nAnswer key\n2. A';
    expect(items(text)).toMatchObject([
      { status: 'kept', question: { correctOption: 1 } },
      { status: 'kept', question: { correctOption: 0 } },
    ]);
  });

  test.each([
    ['1. B\n3. True', [[1], '8: The key at the end has no answer for question 2.', [0]]],
    ['1. E\n2. A, C\n3. True', ['3: Its key in line 16 does not fit: E', [0, 2], [0]]],
    ['1. B\n2. A, D\n3. True', [[1], '8: Its key in line 17 does not fit: A, D', [0]]],
    ['1. B\n2. A, C\n3. B', [[1], [0, 2], '13: Its key in line 18 does not fit: B']],
    [
      '1. B\n2. A, C\n3. True\n4. A',
      [[1], [0, 2], [0], '19: The key names question 4, which is not there.'],
    ],
    ['1. B\n1. A\n2. A, C\n3. True', ['3: Question 1 or its key is there twice.', [0, 2], [0]]],
    [
      '1. B\nsee page 4\n2. A, C\n3. True',
      [[1], [0, 2], [0], '17: This line of the key cannot be read.'],
    ],
  ])('what does not fit is refused with its line: %j', (list, expected) => {
    expect(keys(`${body}\nAnswer key\n${list}\n`)).toEqual(expected);
  });

  test.each([
    '1. How long?\nAnswer: 3 m\n\n2. And then?\nAnswer: 1 h 2 m',
    '1. Which?\n- a *\n- b\n\n2. What?\nAnswer: 1. B 2. C',
    '1. Which?\na) one *\nb) two\n\n2. Explain.\nAnswer:\n3. What?\na) one *\nb) two',
    '1. What is printed?\n```\nanswers:\n1: a\n```',
  ])('the key of one question is no list: %j', (text) => {
    expect(
      items(text)
        .flatMap(({ notes }) => notes)
        .map(({ code }) => code),
    ).not.toContain('invalid');
  });
});
