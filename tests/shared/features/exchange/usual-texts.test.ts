import { describe, expect, test } from 'vitest';
import { hasMoreThanAiken } from '#shared/features/exchange/formats/aiken.ts';
import { readNumberedText } from '#shared/features/exchange/formats/numbered-text.ts';
import { judged } from '#shared/features/exchange/found.ts';
import { questionsInText } from '#shared/features/exchange/pasted-questions.ts';
import { startProcessorTime } from '#tests/support/processor-time.ts';

const items = (text: string) => [...readNumberedText(text)].map(judged);
const questions = (text: string) => items(text).map(({ question }) => question);

/** Texts as teachers, chatbots, word processors and test banks write them. */
describe('usual texts', () => {
  test.each([
    ['a colon after each letter', 'Q1: Which?\nA: one\nB: two\nC: three\nCorrect: B'],
    ['a dash after each letter', '1. Which?\na - one\nb - two\nc - three\nLösung: b)'],
    ['Arabic letters with a dash', '1. Which?\nأ- one\nب- two\nج- three\nالإجابة: ب'],
    ['letters in brackets', '1. Which?\n[A] one\n[B] two\n[C] three\n\nAnswer: B'],
    ['circled numbers', '1. Which?\n① one\n② two\n③ three\n正解：②'],
    ['circled numbers, the key with its text', '1. Which?\n①one\n②two\n③three\n答案：② two'],
    ['katakana', '1. Which?\nア．one\nイ．two\nウ．three\n正解：イ'],
    ['boxes', '1. Which?\n☐ one\n☑ two\n☐ three'],
    ['brackets for boxes', '1. Which?\n[ ] one\n[x] two\n[ ] three'],
    ['round brackets for boxes', '1. Which?\n( ) one\n(x) two\n( ) three'],
    ['signs of full width on one line', '1．Which?\nA．one  B．two　　C．three\n答案：B'],
    [
      'a title with the number of all',
      'Question 1 of 9\nWhich?\nA) one\nB) two\nC) three\nAnswer: B',
    ],
    ['a word before the letter', '1. Which?\n(A) one\n(B) two\n(C) three\nGabarito: Letra B'],
    ['a bullet before the key', '1. Which?\n- A) one\n- B) two\n- C) three\n- **Answer:** B'],
    ['a quotation', '1. Which?\nA) one\nB) two\nC) three\n> **Answer:** B'],
    ['a heading', '1. Which?\nA) one\nB) two\nC) three\n### Answer: B'],
    ['a symbol', '1. Which?\nA) one\nB) two\nC) three\n👉 Answer: B'],
    ['a sentence', '1. Which?\nA) one\nB) two\nC) three\nThe correct answer is b.'],
    ['a German sentence', '1. Which?\nA) one\nB) two\nC) three\nDie richtige Antwort ist B.'],
    ['a French sentence', '1. Which?\nA) one\nB) two\nC) three\nLa bonne réponse est la B.'],
    ['an arrow', '1. Which?\nA) one\nB) two\nC) three\n→ Richtige Antwort: b)'],
    ['a word in square brackets', '1. Which?\nA) one\nB) two [correct]\nC) three'],
    ['words in brackets', '1. Which?\nA) one\nB) two (Correct Answer)\nC) three'],
    ['an arrow from a word', '1. Which?\nA) one\nB) two <-- correct\nC) three'],
    ['a text in bold', '1. Which?\n- one\n- **two**\n- three'],
    ['a text in bold after its letter', '1. Which?\nA) one\nB) **two**\nC) three'],
    ['single spaces on one line', '1. Which?\nA. one B. two C. three\n答案：B'],
    ['points in brackets of full width', '1. Which?（2分）\nA. one\nB. two\nC. three\n答案：B'],
    ['a question without a number', 'Q. Which?\na) one\nb) two\nc) three\nAns: (b)'],
    ['a correct option', '1. Which?\nA) one\nB) two\nC) three\nCorrect option: B'],
  ])('%s', (_form, question) => {
    const expected = { options: ['one', 'two', 'three'], correctOption: 1, explanation: null };
    const second = question.replace('1', '2');
    const read = questions(`${question}\n\n${second}\n`);
    expect(read).toMatchObject([expected, expected]);
    expect(read[0]?.text).toBe('Which?');
  });

  test.each(['Retroalimentación', 'Reason', 'Commentaire ', 'Commento', 'Комментарий'])(
    'a line with %s explains the key',
    (label) => {
      const text = `1. Which?\na) one\nb) two *\n${label}: Why.`;
      expect(questions(text)).toMatchObject([{ options: ['one', 'two'], explanation: 'Why.' }]);
    },
  );

  test('signs for true and false are keys of statements that end with brackets', () => {
    const text =
      '1. 太阳是恒星。（ ）\n答案：√\n\n2. 月亮是恒星。（  ）\n答案：×\n\n3. Which sign multiplies?\nAnswer: ×';
    expect(questions(text)).toMatchObject([
      { type: 'true_false', correctOption: 0 },
      { type: 'true_false', correctOption: 1 },
      { type: 'fill_blank', options: ['×'] },
    ]);
  });

  test('several options in bold are right ones, unless all are', () => {
    const of = (options: string) => questions(`1. Which?\n${options}`)[0];
    expect(of('- **one**\n- **two**\n- three')).toMatchObject({ correctOptions: [0, 1] });
    expect(of('- **one**\n- **two**')).toMatchObject({ correctOption: null });
    expect(of('- **one**\n- two\nAnswer: two')).toMatchObject({ correctOption: 1 });
  });

  test('several circled numbers are several right options', () => {
    expect(questions('1. Which?\n① one\n② two\n③ three\n答案：①③')).toMatchObject([
      { options: ['one', 'two', 'three'], correctOptions: [0, 2] },
    ]);
  });

  test('the line that test banks have after a question', () => {
    const text =
      '1. Which?\n\ta. one\n\tb. two\nANS: B\tPTS: 1\tDIF: Easy\tREF: p. 12\n\n2. Which?\n\ta. one\n\tb. two\nANS: A\n';
    expect(items(text)).toMatchObject([
      {
        notes: [{ code: 'limits_dropped' }],
        question: { correctOption: 1, difficulty: 'easy', explanation: 'REF: p. 12' },
      },
      { question: { options: ['one', 'two'], correctOption: 0 } },
    ]);
  });

  test('terms in bold are options, and lines of a list after the key are labels', () => {
    const options = '- **Solution:** one\n- **Suspension:** two\n- **Level:** easy';
    expect(
      questions(`1. Which?\n${options}\n- **Answer:** c\n- **Explanation:** Why.`),
    ).toMatchObject([
      {
        options: ['**Solution:** one', '**Suspension:** two', '**Level:** easy'],
        correctOption: 2,
        explanation: 'Why.',
      },
    ]);
  });

  test('lines that begin like options are text unless a key follows them', () => {
    const dialogue = 'A: Hello.\nB: Hi.\nWhat does B say?';
    const code = '```\na: 1\nb: 2\n```';
    const text = `1. ${dialogue}\nAnswer: Hi\n\n2. What is this?\n${code}\nAnswer: YAML\n\n3. Say it.\nA: Hi\nAnswer: Hi`;
    expect(questions(text)).toMatchObject([
      { text: dialogue, options: ['Hi'] },
      { text: `What is this?\n${code}`, options: ['YAML'] },
      { text: 'Say it.\nA: Hi', options: ['Hi'] },
    ]);
  });

  test('a sentence about the answer is a key only where there is none yet and it names an option', () => {
    const of = (lines: string) => questions(`1. Which?\na) one\nb) two\n${lines}`)[0];
    expect(of('Answer: a\nThe correct answer is b in French.')).toMatchObject({
      correctOption: 0,
      explanation: 'The correct answer is b in French.',
    });
    expect(of('The correct answer is below.')).toMatchObject({ correctOption: null });
  });

  test('Aiken with explanations, or reasons in its keys, is read as numbered text', () => {
    const plain = 'One?\nA. a\nB. b\nANSWER: B\n\nTwo?\nA. c\nB. d\nANSWER: A';
    const more = plain.replace('ANSWER: B', 'ANSWER: B\nExplanation: Why.');
    expect(hasMoreThanAiken(plain)).toBe(false);
    expect(hasMoreThanAiken(more)).toBe(true);
    expect(hasMoreThanAiken(plain.replace('ANSWER: B', 'ANSWER: B – because'))).toBe(true);
    expect(questionsInText(more)).toMatchObject([
      { text: 'One?', correctOption: 1, explanation: 'Why.' },
      { text: 'Two?', correctOption: 0 },
    ]);
  });

  test('long runs of spaces are read in linear time', () => {
    const gap = ' '.repeat(100_000);
    const lines = [
      `A${gap}: one`,
      `${gap}①${gap}x`,
      `The correct answer is${gap}b`,
      `ANS: B${gap}x`,
      `[x]${gap}one`,
      `A．one${gap}x`,
    ];
    const used = startProcessorTime();
    items(lines.map((line) => `1. Which?\n${line}\n`).join('\n'));
    expect(used()).toBeLessThan(3000);
  });
});
