import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lossesOf } from '#shared/features/exchange/fidelity.ts';
import { readAiken } from '#shared/features/exchange/formats/aiken.ts';
import { readGift } from '#shared/features/exchange/formats/gift.ts';
import { writeGift } from '#shared/features/exchange/formats/gift-writing.ts';
import { readNumberedText } from '#shared/features/exchange/formats/numbered-text.ts';
import { type FoundItem, judged } from '#shared/features/exchange/found.ts';
import { QuestionInput } from '#shared/features/question/schema.ts';
import { startProcessorTime } from '#tests/support/processor-time.ts';
import { randomQuestion } from '#tests/support/random-questions.ts';

const items = (found: Iterable<FoundItem>) => [...found].map(judged);
const questions = (found: Iterable<FoundItem>) => items(found).map(({ question }) => question);
const codes = (found: Iterable<FoundItem>) =>
  items(found).map(({ status, notes }) => [status, ...notes.map(({ code }) => code)]);

describe('GIFT', () => {
  const gift = `// A comment
$CATEGORY: Geography/Norway

::Capital:: What is the capital of Norway? {
  ~Bergen # the old capital
  =Oslo
  ~%-50%Trondheim
  #### Since 1814
}

// question: 7 [tag:hard]
Two plus two {#4}

Pi is about {#3.14:0.01}.

A number from one to five {#1..5}

The sky is blue.{T#no#yes}

The opposite of hot is { =cold =chilly =%50%cool }

Which are even? { ~%50%two ~%50%four ~%-100%three }

Match. { =a -> 1 =b -> 2 = -> 3 }

Describe your town. {}

Just a description

\\{set\\} notation \\= what\\: {=a\\=b ~c\\~d}
`;

  test('its question types, comments, tags, feedback and escapes', () => {
    expect(questions(readGift(gift))).toMatchObject([
      {
        text: 'What is the capital of Norway?',
        type: 'single_choice',
        options: ['Bergen', 'Oslo', 'Trondheim'],
        correctOption: 1,
        explanation: 'Since 1814\n\nBergen: the old capital',
      },
      { text: 'Two plus two', type: 'numeric', options: ['4'], difficulty: 'hard' },
      { text: 'Pi is about _____ .', options: ['3.14 ± 0.01'] },
      { options: ['3 ± 2'], difficulty: 'medium' },
      { type: 'true_false', correctOption: 0, explanation: 'false: no\n\ntrue: yes' },
      { type: 'fill_blank', options: ['cold|chilly'] },
      { type: 'multiple_choice', options: ['two', 'four', 'three'], correctOptions: [0, 1] },
      { type: 'matching', options: ['a', 'b'], targets: ['1', '2', '3'] },
      { type: 'essay', options: [] },
      null,
      { text: '{set} notation = what:', options: ['a=b', 'c~d'], correctOption: 0 },
    ]);
    expect(items(readGift(gift)).map(({ line }) => line)).toEqual([
      4, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30,
    ]);
  });

  test('a number may begin or end with its point', () => {
    expect(questions(readGift('A{#.5:.1}\n\nB{#-.5..1.}'))).toMatchObject([
      { type: 'numeric', options: ['.5 ± 0.1'] },
      { type: 'numeric', options: ['0.25 ± 0.75'] },
    ]);
  });

  test('a number has the feedback on its answers; that on others is left out', () => {
    const asked = 'N{#\n=3:0.5#yes\n=%50%4#near\n~#<p>no</p>\n}';
    expect(questions(readGift(asked))).toMatchObject([
      { type: 'numeric', options: ['3 ± 0.5'], explanation: '3:0.5: yes\n\n4: near' },
    ]);
    expect(codes(readGift(asked))).toEqual([
      ['degraded', 'partial_credit', 'feedback_dropped', 'feedback_joined'],
    ]);
  });

  test('each change and refusal has its reason', () => {
    expect(codes(readGift(gift))).toEqual([
      ['degraded', 'feedback_joined'],
      ['kept'],
      ['kept'],
      ['kept'],
      ['degraded', 'feedback_joined'],
      ['degraded', 'partial_credit'],
      ['degraded', 'all_or_nothing'],
      ['kept'],
      ['kept'],
      ['refused', 'unsupported_type'],
      ['kept'],
    ]);
    expect(codes(readGift('Q { ~a ~b }\n\nQ {=a'))).toEqual([
      ['degraded', 'incomplete'],
      ['refused', 'not_a_question'],
    ]);
  });

  test('an arrow in a text is not the arrow of a match', () => {
    expect(
      questions(
        readGift('A{=a -> b}\n\n[markdown]B{\n=a -\\> b -> c\n=d -> e -\\> f\n}\n\nC -> D{T}'),
      ),
    ).toMatchObject([
      { type: 'fill_blank', options: ['a -> b'] },
      { type: 'matching', options: ['a -> b', 'd'], targets: ['c', 'e -> f'] },
      { text: 'C -> D', type: 'true_false' },
    ]);
    const written = [
      { text: 'A -> B?', type: 'fill_blank' as const, options: ['x -> y|y -\\> x|->'] },
      {
        text: 'B',
        type: 'matching' as const,
        options: ['->', 'c -\\> d'],
        targets: ['a -> b', '->>'],
      },
    ].map((question) => QuestionInput.parse({ correctOption: 0, ...question }));
    expect(lossesOf(written, items(readGift(writeGift(written))))).toEqual([]);
  });

  test('without the sign of the one right answer several options can be chosen, even if one is right', () => {
    expect(questions(readGift('A{~%100%a ~%-100%b}\n\nB{=%100%a ~b}\n\nC{~a ~b}'))).toMatchObject([
      { type: 'multiple_choice', correctOptions: [0] },
      { type: 'single_choice', correctOption: 0 },
      { type: 'single_choice', correctOption: null },
    ]);
    const written = [
      QuestionInput.parse({
        ...{ text: 'A', type: 'multiple_choice', options: ['a', 'b'], correctOptions: [1] },
      }),
    ];
    expect(lossesOf(written, items(readGift(writeGift(written))))).toEqual([]);
  });

  test('a text that begins as the name of a format does is kept', () => {
    const written = [
      { text: '[html] Which?', options: ['[html]', '[Plain] a', '[b]'], correctOption: 0 },
      { text: 'B', type: 'fill_blank' as const, options: ['[markdown]'], correctOption: 0 },
      {
        text: 'C',
        type: 'matching' as const,
        options: ['[html]', 'a'],
        targets: ['[plain]', '[moodle]'],
        explanation: '[html]<p>',
      },
      { text: 'D', type: 'ordering' as const, options: ['[html]', '// b'] },
    ].map((question) => QuestionInput.parse(question));
    expect(lossesOf(written, items(readGift(writeGift(written))))).toEqual([]);
  });

  test('a text with gaps becomes a question with its answers in the gap, or matched to its gaps', () => {
    const gaps = [
      { kind: 'choice' as const, options: ['fjord', 'desert'], correctOption: 0 },
      { kind: 'text' as const, answers: ['1624', '24'] },
    ];
    const written = [gaps.slice(0, 1), gaps].map((some) =>
      QuestionInput.parse({
        type: 'cloze',
        text: `Oslo at a [[1]]${some.length > 1 ? ' in [[2]]' : ''}.`,
        options: [],
        gaps: some,
      }),
    );
    expect(questions(readGift(writeGift(written)))).toMatchObject([
      { type: 'single_choice', text: 'Oslo at a _____ .', options: ['fjord', 'desert'] },
      { type: 'matching', options: ['[[1]]', '[[2]]'], targets: ['fjord', '1624', 'desert'] },
    ]);
  });

  test('questions without a blank line between them, and blank lines between braces', () => {
    expect(questions(readGift('::1::One{T}\n::2::Two{\n=a\n\n~b\n}'))).toMatchObject([
      { text: 'One' },
      { text: 'Two', options: ['a', 'b'] },
    ]);
  });

  test('a brace that is not closed does not take in the next question with a title', () => {
    const found = items(readGift('::1::One {\n=a\n~b\n\n::2::Two{T}'));
    expect(found).toHaveLength(2);
    expect(found[1]).toMatchObject({ line: 5, question: { text: 'Two', type: 'true_false' } });
  });

  test('what is written is read again, except what the report names', () => {
    fc.assert(
      fc.property(fc.array(randomQuestion, { minLength: 1, maxLength: 4 }), (written) => {
        const again = items(readGift(writeGift(written)));
        expect(again.length).toBe(written.length);
        for (const { index, fields } of lossesOf(written, again)) {
          const question = written[index];
          const lost = new Set<string>(fields);
          lost.delete('caseSensitive');
          lost.delete('numericTolerance');
          // A number is of the type `numeric` and has no unit.
          if (question?.type === 'numeric') lost.delete('options');
          if (question?.type === 'fill_blank' && question.numericTolerance !== null)
            for (const field of ['type', 'options']) lost.delete(field);
          if (question?.type === 'categorise') lost.delete('type');
          if (question?.type === 'cloze') continue;
          // It is written as a question without an answer, which is an essay.
          if (question?.type === 'hotspot') continue;
          if (question?.type === 'essay') lost.delete('essay');
          if (question?.imageUrl) for (const field of ['imageUrl', 'imageAlt']) lost.delete(field);
          expect([...lost]).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('Aiken', () => {
  test('text, options in order, and the key; the rest is refused with its line', () => {
    const text =
      'What is H2O?\n\nA. Salt\nB) Water\nANSWER: B\n\n\nEven?\nA. 2\nB. 3\nC. 4\nANSWER: A, C\nNo options\nANSWER: A\nlast';
    expect(items(readAiken(text))).toMatchObject([
      { line: 1, status: 'kept', question: { options: ['Salt', 'Water'], correctOption: 1 } },
      { line: 8, status: 'kept', question: { correctOptions: [0, 2] } },
      { line: 13, status: 'refused' },
      { line: 15, status: 'refused' },
    ]);
  });
});

describe('numbered text', () => {
  test('numbers, letters and stars', () => {
    const text = `1. What is the capital
of Norway?
a) Bergen
*b) Oslo
c) Alta
Explanation: Since 1814.

2) Which are even?
a. two *
b. three
c. four *
3. Water is wet.
Answer: True

4. The opposite of hot is ____
Answer: cold | chilly

5. Which letter comes first?
(a) A
(b) B
Answer: a
`;
    expect(items(readNumberedText(text))).toMatchObject([
      {
        line: 1,
        status: 'kept',
        question: {
          text: 'What is the capital\nof Norway?',
          options: ['Bergen', 'Oslo', 'Alta'],
          correctOption: 1,
          explanation: 'Since 1814.',
        },
      },
      { line: 8, question: { type: 'multiple_choice', correctOptions: [0, 2] } },
      { line: 12, question: { type: 'true_false', correctOption: 0 } },
      { line: 15, question: { type: 'fill_blank', options: ['cold|chilly'] } },
      { line: 18, question: { options: ['A', 'B'], correctOption: 0 } },
    ]);
  });

  test.each([
    ['B and C', [1, 2]],
    ['(a) and (c)', [0, 2]],
    ['a, c, and d', [0, 2, 3]],
    ['(A), C & d.', [0, 2, 3]],
    ['d.', [3]],
    ['Sand and clay', [0]],
    ['and', []],
  ])('the key %s', (key, right) => {
    const options = 'a) Sand and clay\nb) Two\nc) Three\nd) Four';
    const [question] = questions(readNumberedText(`1. Which?\n${options}\nAnswer: ${key}`));
    expect(question).toMatchObject(
      right.length > 1 ? { correctOptions: right } : { correctOption: right[0] ?? null },
    );
  });

  test.each([
    ['- O\n- A\n- B\n- AB', 'A', [1], true],
    ['- O\n- A\n- B\n- AB', 'A and B', [1, 2], true],
    ['- an\n- a\n- the', 'a', [1], true],
    ['- an\n- a\n- the', 'A', [0], true],
    ['- one\n- two', 'B', [1], false],
    ['a) O\nb) A\nc) B\nd) AB', 'A', [0], true],
    ['a) one\nb) two', 'a and c', [], false],
    ['a) one\na) two', 'a', [], false],
    ['*a) one\nb) two', 'b', [0], true],
    ['*a) one\nb) two', 'a', [0], false],
    ['*a) A\nb) B', 'A', [0], false],
    ['*a) Paris\nb) Rome', 'B. Rome', [0], true],
    ['*a) Paris\nb) Rome', 'A. Paris', [0], false],
    ['*a) Paris\nb) Rome', 'Madrid', [0], true],
    ['a) Paris\nb) Rome', 'B. Rome', [1], false],
    ['a) Paris\nb) Rome', 'B) rome', [1], false],
    ['a) Paris\nb) Rome', '(a) Paris', [0], false],
    ['a) Paris\nb) Rome', '(a) Paris and (b) Rome', [0, 1], false],
    ['- Paris\n- Rome', 'B. Rome', [1], false],
    ['a) Paris\nb) Rome', 'B. Paris', [], false],
    ['a) Paris\nb) Rome', 'B (Rome)', [1], false],
    ['a) Paris\nb) Rome', 'B (Paris)', [], false],
    ['a) Paris\nb) Rome', 'b – Rome.', [1], false],
    ['a) Paris\nb) f(x)', 'B: f(x)', [1], false],
    ['a) Paris\nb) Rome', 'B – Paris is not in Italy', [1], true],
    ['a) Newton\nb) Albert Einstein', 'A. Einstein', [0], true],
    ['a) dog\nb) cat', 'A cat', [], false],
    ['a) dog\nb) cat', 'A cat – it purrs', [], false],
    ['a) dog\nb) cat', 'A-rated', [], false],
    ['a) dog\nb) cat', 'A–B', [], false],
    ['a) dog\nb) cat', 'B, because it purrs', [], false],
    ['a) C major\nb) F(x)', 'a(x)', [], false],
    ['a) Not\nb) Sure', 'Not and Sure', [0, 1], true],
    ['a) Not\nb) Sure', 'Not, Sure', [0, 1], false],
    ['a) C\nb) C++\nc) Go', 'Go and C++', [1, 2], true],
  ])('of the options %j the key %s means %j', (options, key, right, isNoted) => {
    const [item] = items(readNumberedText(`1. Which?\n${options}\nAnswer: ${key}`));
    expect(item?.question).toMatchObject({
      correctOption: right.length > 1 ? null : (right[0] ?? null),
      correctOptions: right.length > 1 ? right : [],
    });
    expect(item?.notes.some(({ code }) => code === 'ambiguous_key')).toBe(isNoted);
  });

  test.each([
    ['B – because it is even', 'because it is even'],
    ['B. Two is even.', 'Two is even.'],
    ['b) Two is even', 'Two is even'],
    ['(B) Two is even', 'Two is even'],
    ['B: it is even', 'it is even'],
    ['B—it is even', 'it is even'],
    ['B - it is even', 'it is even'],
    ['B (see page 4)', 'see page 4'],
    ['B (see page 4).', 'see page 4'],
    ['**B.** It is even.', 'It is even.'],
    ['**B) two** – it is even', 'it is even'],
    ['B) two – it is even', 'it is even'],
    ['B) two (it is even)', 'it is even'],
    ['two – it is even', 'it is even'],
    ['B。它是偶数', '它是偶数'],
    ['B（见第4页）', '见第4页'],
  ])('the key %s has the reason %s', (key, reason) => {
    const text = (rest: string) => `1. Which?\na) one\nb) two\n${rest}`;
    const read = items(
      readNumberedText(
        `${text(`Answer: ${key}\n\n`)}${text(`Lösung: ${key}\nof two`)}\n\n${text(`Answer: ${key}\nExplanation: Why.`)}`,
      ),
    );
    const expected = (explanation: string) => ({
      status: 'kept',
      question: { options: ['one', 'two'], correctOption: 1, explanation },
    });
    expect(read).toMatchObject([
      expected(reason),
      expected(`${reason}\nof two`),
      expected(`${reason}\nWhy.`),
    ]);
  });

  test('several letters, words for true and false, and a key at the end may have reasons', () => {
    const text =
      '1. Which?\na) one\nb) two\nc) three\nAnswer: A and C – odd\n\n2. Water is wet.\nAnswer: True – it is\n\n3. Name a film.\nAnswer: True Grit (1969)\n';
    expect(questions(readNumberedText(text))).toMatchObject([
      { correctOptions: [0, 2], explanation: 'odd' },
      { type: 'true_false', correctOption: 0, explanation: 'it is' },
      { type: 'fill_blank', options: ['True Grit (1969)'], explanation: null },
    ]);
    const list =
      '1. One?\na) one\nb) two\n2. Two?\na) one\nb) two\nAnswers\n1. B – even\n2. A (see page 4)';
    expect(questions(readNumberedText(list))).toMatchObject([
      { correctOption: 1, explanation: 'even' },
      { correctOption: 0, explanation: 'see page 4' },
    ]);
  });

  test.each([
    ['Answer: b', 'Explanation: Why.'],
    ['**Answer:** B) two', '**Explanation:** Why.'],
    ['**Answer**: b', '*Explanation*: Why.'],
    ['**Correct answer: b**', '__Because: Why.__'],
    ['✅ Correct Answer: **B. two**', 'Solution: Why.'],
    ['Richtige Antwort: b', 'Begründung: Why.'],
    ['Lösung: b', 'Erklärung: Why.'],
    ['Bonne réponse\u202f: b', 'Explication\u202f: Why.'],
    ['Respuesta correcta: b', 'Justificación: Why.'],
    ['Risposta esatta: b', 'Spiegazione: Why.'],
    ['Gabarito: b', 'Justificativa: Why.'],
    ['Правильный ответ: b', 'Пояснение: Why.'],
    ['正确答案：B', '解析：Why.'],
    ['正解：b', '解説：Why.'],
    ['الإجابة الصحيحة: b', 'الشرح: Why.'],
  ])('%s is the key, and %s the explanation', (key, explanation) => {
    const text = (blank: string) => `1. Which?\na) one\nb) two\n${blank}${key}\n${explanation}\n\n`;
    const read = items(readNumberedText(text('') + text('\n')));
    const expected = { options: ['one', 'two'], correctOption: 1, explanation: 'Why.' };
    expect(read).toMatchObject([{ question: expected }, { question: expected }]);
  });

  test.each([
    ['the letters in bold', '**1. Which?**\n**A)** one\n**B)** two\n**C)** three\n**Answer:** B'],
    ['the right option in bold', '1. Which?\nA) one\n**B) two**\nC) three'],
    ['all options in bold', '1. Which?\n**A) one**\n**B) two**\n**C) three**\nAnswer: B'],
    ['a bullet before each letter', '1. Which?\n- A) one\n- **B)** two\n- C) three\nAnswer: B'],
    ['a title for each question', '### Question 1\nWhich?\n\nA) one\nB) two\nC) three\nAnswer: B'],
    ['a title in bold', '**Frage 1**\nWhich?\na) one\nb) two\nc) three\nAntwort: b'],
    ['a check mark', '1. Which?\nA) one\nB) two ✅\nC) three'],
    ['a word in parentheses', '1. Which?\nA) one\nB) two (correct)\nC) three'],
    ['the key in parentheses', '1. Which?\nA) one\nB) two\nC) three\n(Answer: B)'],
    ['escaped signs', '1\\. Which?\nA\\) one\nB\\) two\nC\\) three\nAnswer: B'],
    ['no space after the signs', '1.Which?\nA)one\nB)two\nC)three\nAnswer: B'],
    ['options on one line', '1. Which?\nA) one  B) two\tC) three\nAnswer: B'],
    ['Cyrillic letters', '1. Which?\nа) one\nб) two\nв) three\nОтвет: б'],
    ['Arabic letters', '1. Which?\nأ) one\nب) two\nج) three\nالإجابة: ب'],
    ['lists of a word processor', '1.\tWhich?\n·\tone\n·\ttwo\n·\tthree\nAnswer: two'],
    [
      'marks of direction',
      '\u200f1. Which?\n\u200fأ) one\n\u200fب) two\n\u200fج) three\n\u200fالإجابة: ب',
    ],
    ['numbers for options', 'Q1. Which?\n(1) one\n(2) two\n(3) three\nAns: 2'],
    [
      'numbers below a title',
      '### Question 1\nWhich?\n1) one\n2) two\n3) three\n**Answer: 2) two**',
    ],
    ['signs of full width', '1、Which?\nA．one\nB、two\n（C）three\n答案：B'],
  ])('%s', (_form, question) => {
    const second = question.replace('1', '2');
    const expected = { text: 'Which?', options: ['one', 'two', 'three'], correctOption: 1 };
    expect(items(readNumberedText(`${question}\n\n---\n\n${second}\n`))).toMatchObject([
      { question: expected },
      { question: expected },
    ]);
  });

  test('a numbered list before the options belongs to the text', () => {
    const one =
      'Question 1\nConsider:\n1. It is red.\n2. It is big.\nA) only 1\nB) both\nAnswer: B\n\n';
    const [question, next] = questions(readNumberedText(one + one.replace('1', '2')));
    expect(question).toMatchObject({
      text: 'Consider:\n\n1. It is red.\n2. It is big.',
      options: ['only 1', 'both'],
      correctOption: 1,
    });
    expect(next).toMatchObject({ text: question?.text, correctOption: 1 });
  });

  test('a sentence, an initial and an abbreviation are not taken for these', () => {
    const text = `1. Who said it,
p.ex. in a letter?
- A. Einstein
- N. Bohr (left)
*- M. Curie (right)
`;
    expect(questions(readNumberedText(text))).toMatchObject([
      {
        text: 'Who said it,\np.ex. in a letter?',
        options: ['A. Einstein', 'N. Bohr (left)', 'M. Curie (right)'],
        correctOption: 2,
      },
    ]);
  });

  test.each(['a und c', 'a et c', 'a y c', 'a/c', 'A + C', 'а и в'])(
    'the key %s has two options',
    (key) => {
      const letters = /а/.test(key) ? ['а', 'б', 'в'] : ['a', 'b', 'c'];
      const options = letters.map((letter) => `${letter}) of ${letter}\n`).join('');
      expect(questions(readNumberedText(`1. Which?\n${options}Antwort: ${key}`))).toMatchObject([
        { correctOptions: [0, 2] },
      ]);
    },
  );

  test('runs of spaces are read in linear time', () => {
    const gap = ' '.repeat(200_000);
    const lines = [
      `a) one${gap}.`,
      `- ✅${gap}x`,
      `Answer${gap}.`,
      `**A)**${gap}x`,
      `Answer: a${gap}b`,
      `(${gap}2 points`,
      `Points:${gap}2 x`,
      `Answer: a${gap}– b`,
      `Answer: ${'a. '.repeat(100_000)}`,
    ];
    const text = lines.map((line) => `1. Which?\n${line}\n`).join('\n');
    const used = startProcessorTime();
    expect(items(readNumberedText(text))).toHaveLength(lines.length);
    expect(used()).toBeLessThan(5000);
  });

  test.each([
    ['**Difficulty:** Easy', 'easy'],
    ['Schwierigkeit: schwer', 'hard'],
    ['Niveau : moyen', 'medium'],
    ['难度：困难', 'hard'],
  ])('%s is no part of the last option', (line, difficulty) => {
    const [question] = questions(readNumberedText(`1. Which?\na) one\nb) two\n${line}\nAnswer: b`));
    expect(question).toMatchObject({ options: ['one', 'two'], correctOption: 1, difficulty });
  });

  test.each([
    'Points: 2',
    '**Point value:** 2.5',
    'Worth: 2 points',
    '(2 points)',
    '[2 pts]',
    '(___ / 2 marks)',
    '[Points: 2]',
    '*(1 pt.)*',
    'Punkte: 2',
    '(2 P.)',
    'Puntos: 1,5',
    'Barème : 2 pts',
    '(2 punti)',
    'Valor: 1,0 ponto',
    'Баллы: 2',
    '(2 балла)',
    '分值：5',
    '（5分）',
    '配点：2点',
    'الدرجة: ٢',
    '(2 نقاط)',
  ])('%s is left out with a remark, wherever it is', (line) => {
    const expected = {
      status: 'degraded',
      notes: [{ code: 'limits_dropped' }],
      question: { text: 'Which?', options: ['one', 'two'], correctOption: 1, explanation: null },
    };
    const text = `1. Which?\na) one\nb) two\n${line}\nAnswer: b\n\n2. Which?\na) one\nb) two\nAnswer: b\n\n${line}\n\n3. Which?\n${line}\na) one\nb) two\nAnswer: b`;
    expect(items(readNumberedText(text))).toMatchObject([expected, expected, expected]);
  });

  test.each([
    'Question 1 (2 points)\nWhich?',
    '**Frage 1 [2 P.]**\nWhich?',
    '1. [2 pts] Which?',
    '1. Which? (2 pts)',
  ])('the points in %j are no part of the question', (asked) => {
    const text = `${asked}\na) one (3 points)\nb) 2 points\nAnswer: b\n`;
    const expected = {
      notes: [{ code: 'limits_dropped' }],
      question: { text: 'Which?', options: ['one (3 points)', '2 points'], correctOption: 1 },
    };
    expect(items(readNumberedText(text + text.replace('1', '2')))).toMatchObject([
      expected,
      expected,
    ]);
  });

  test('a text about points is kept', () => {
    const text =
      '1. A win (3 points)\nor a draw\nValue: 2\n2 points\na) the score is\n2 points\nb) none\nAnswer: b';
    expect(items(readNumberedText(text))).toMatchObject([
      {
        status: 'kept',
        question: {
          text: 'A win (3 points)\nor a draw\nValue: 2\n2 points',
          options: ['the score is 2 points', 'none'],
        },
      },
    ]);
  });

  test('a solution that names no option explains the key, before or after it', () => {
    const of = (lines: string) =>
      questions(readNumberedText(`1. Which?\na) one\nb) two\n${lines}`))[0];
    const expected = { correctOption: 1, explanation: 'Because 3 + 4 = 7, it is b.' };
    expect(of('Lösung: Because 3 + 4 = 7, it is b.\nAntwort: b')).toMatchObject(expected);
    expect(of('Antwort: b\nLösung: Because 3 + 4 = 7, it is b.')).toMatchObject(expected);
  });

  test('words for true and false in other languages, and what is written', () => {
    const text =
      '1. One?\nAntwort: richtig\n\n2. Two?\nRéponse : faux\n\n3. Three?\nRisposta: no\n';
    expect(questions(readNumberedText(text))).toMatchObject([
      { type: 'true_false', correctOption: 0 },
      { type: 'true_false', correctOption: 1 },
      { type: 'fill_blank', options: ['no'] },
    ]);
  });

  test('Markdown headings, task lists, code and pictures', () => {
    const text = `## What does this print?

\`\`\`js
console.log(1 + 1)

- [ ] not an option
\`\`\`

- [ ] 11
- [x] 2

## Which flower?

![A red rose](https://example.org/rose.png)

- Rose
- *Tulip*

Just a remark
`;
    expect(items(readNumberedText(text))).toMatchObject([
      { line: 1, question: { options: ['11', '2'], correctOption: 1 } },
      {
        line: 12,
        status: 'degraded',
        question: {
          text: 'Which flower?',
          imageUrl: 'https://example.org/rose.png',
          imageAlt: 'A red rose',
          options: ['Rose', '*Tulip*'],
        },
      },
      { line: 19, status: 'refused' },
    ]);
    expect(questions(readNumberedText(text))[0]?.text).toContain('console.log(1 + 1)\n\n- [ ] not');
  });

  test('code belongs to the part that was begun before it', () => {
    const code = '```js\na) 1\n\nAnswer: b\n```';
    const text = `1. What is it?
a) this
   ${code.replaceAll('\n', '\n   ')}

   ~~~
   b) more
   ~~~
b) that
Answer: a
Explanation: It is

${code}
and no more.

2. What is this?
- one *
- two

${code}
What comes out?
- three *
- four
`;
    expect(items(readNumberedText(text))).toMatchObject([
      {
        status: 'kept',
        question: {
          text: 'What is it?',
          options: [`this\n${code}\n\n~~~\nb) more\n~~~`, 'that'],
          correctOption: 0,
          explanation: `It is\n\n${code}\nand no more.`,
        },
      },
      { status: 'kept', question: { text: 'What is this?', options: ['one', 'two'] } },
      { status: 'kept', question: { text: `${code}\nWhat comes out?` } },
    ]);
  });

  test('what follows the key explains it', () => {
    const code = '```js\n1 + 1\n```';
    const text = `1. What is it?\na) this\nb) that\nAnswer: b\n${code}\n\n2. Where?\na) here\nb) there\nAnswer: a\nIt is near.\n`;
    expect(items(readNumberedText(text))).toMatchObject([
      { status: 'kept', question: { options: ['this', 'that'], explanation: code } },
      { status: 'kept', question: { options: ['here', 'there'], explanation: 'It is near.' } },
    ]);
  });

  test('code without an end is reported', () => {
    const text = '1. One?\n- a *\n- b\nExplanation: So\n```\nx\n\n2. Two?\n- c *\n- d\n';
    expect(items(readNumberedText(text))).toMatchObject([
      { status: 'degraded', notes: [{ code: 'unclosed', value: '```' }] },
    ]);
  });
});
