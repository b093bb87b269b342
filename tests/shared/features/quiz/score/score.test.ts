import { expect, test } from 'vitest';
import { answerSeconds } from '#shared/features/quiz/score/answer-time.ts';
import { guessChance } from '#shared/features/quiz/score/guessing.ts';
import { partWeights, type ScorePart, scoreQuiz } from '#shared/features/quiz/score/score.ts';
import type { ScoredQuestion, ScoredQuiz } from '#shared/features/quiz/score/scored-quiz.ts';

let made = 0;

/** A question without a fault; each has another text. */
const question = (changes: Partial<ScoredQuestion> = {}): ScoredQuestion => {
  made += 1;
  return {
    text: `Which of these towns is the capital of region ${made}?`,
    type: 'single_choice',
    options: ['Bonn', 'Berlin', 'Essen', 'Köln'],
    correctOption: made % 4,
    correctOptions: [],
    explanation: 'Since 1990.',
    imageUrl: '',
    imageAlt: '',
    difficulty: made % 2 === 0 ? 'easy' : 'hard',
    isTagged: true,
    ...changes,
  };
};

const quiz = (changes: Partial<ScoredQuiz> = {}): ScoredQuiz => {
  const questions = changes.questions ?? Array.from({ length: 10 }, () => question());
  return {
    language: 'en',
    cover: null,
    questions,
    questionCount: questions.length,
    passMarkPercent: 80,
    shuffleOptions: false,
    timeLimit: 10,
    questionSeconds: null,
    ...changes,
  };
};

const partOf = (scored: ScoredQuiz, name: ScorePart) => {
  const found = scoreQuiz(scored).parts.find(({ part }) => part === name);
  if (!found) throw new Error(`There is no part ${name}`);
  return found;
};

const all = (changes: Partial<ScoredQuestion>, length = 10) =>
  Array.from({ length }, () => question(changes));

test('a quiz without a fault has 100, and the weights of the parts are 100 together', () => {
  expect(scoreQuiz(quiz()).percent).toBe(100);
  expect(Object.values<number>(partWeights).reduce((sum, weight) => sum + weight)).toBe(100);
});

test('a quiz without questions of its own has no score', () => {
  const { percent, parts } = scoreQuiz(quiz({ questions: [], questionCount: 5 }));
  expect(percent).toBeNull();
  expect(parts.map((part) => part.percent)).toEqual(parts.map(() => null));
});

test('the score is the mean of the parts that apply by their weights, below 100 if anything was found', () => {
  const score = (changes: Partial<ScoredQuestion>, count: number, length = 10) => {
    const questions = [...all(changes, count), ...all({}, length - count)];
    return scoreQuiz(quiz({ questions, timeLimit: length })).percent;
  };
  // Without pictures the weights are 85 together.
  expect(score({ isTagged: false }, 10)).toBe(94); // 80 of 85
  expect(score({ explanation: '' }, 1)).toBe(98); // 83 of 85
  expect(score({ explanation: '' }, 10)).toBe(76); // 65 of 85
  expect(score({ isTagged: false }, 1, 100)).toBe(99); // 84.95 of 85
});

test('parts that do not apply are left out: neither pictures nor stored questions are asked for', () => {
  const fresh = quiz({ questions: all({ isTagged: undefined }) });
  expect(partOf(fresh, 'altTexts').percent).toBeNull();
  expect(partOf(fresh, 'tags').percent).toBeNull();
  expect(scoreQuiz(fresh).percent).toBe(100);
});

test('a serious hint costs half of its question, a slight one a quarter; serious ones come first', () => {
  const questions = [
    ...all({}, 8),
    question({ text: 'Which is no town, not at all?' }),
    question({ options: ['Always Bonn', 'Berlin', 'Essen', 'Köln'], correctOption: 1 }),
  ];
  const { percent, findings } = partOf(quiz({ questions }), 'writing');
  expect(findings).toEqual([
    { kind: 'absoluteWord', severity: 'serious', questions: [9] },
    { kind: 'negativeStem', severity: 'slight', questions: [8] },
  ]);
  // 8 + 0.75 + 0.5 of 10
  expect(percent).toBe(93);
});

test('a question never loses more than itself', () => {
  const bad = question({
    text: 'Not a',
    options: [
      'All of the above',
      '1-5',
      '2-7',
      'Never 3',
      'It is the longest option by a great deal',
    ],
    correctOption: 4,
  });
  expect(partOf(quiz({ questions: [bad] }), 'writing').percent).toBe(0);
});

test('explanations and alternative texts are shares of the questions that need them', () => {
  const questions = [
    ...all({}, 6),
    question({ explanation: ' ' }),
    question({ explanation: '', imageUrl: 'https://example.com/a.png', imageAlt: 'A town' }),
    question({ imageUrl: 'https://example.com/b.png' }),
    question({ text: 'Which town is on ![](https://example.com/c.png) this picture?' }),
  ];
  const scored = quiz({ questions });
  expect(partOf(scored, 'explanations')).toMatchObject({
    percent: 80,
    findings: [{ kind: 'noExplanation', questions: [6, 7] }],
  });
  expect(partOf(scored, 'altTexts')).toMatchObject({
    percent: 33,
    findings: [{ kind: 'noAltText', severity: 'serious', questions: [8, 9] }],
  });
});

test('explanations and alternative texts that are missing cost nothing in writing', () => {
  const questions = all({ explanation: '', imageUrl: 'https://example.com/a.png' });
  expect(partOf(quiz({ questions }), 'writing')).toMatchObject({ percent: 100, findings: [] });
});

test('a picture with a text is one that needs it, wherever in the question it is', () => {
  const picture = 'Like this: ![A town](https://example.com/c.png)';
  for (const changes of [{ text: picture }, { explanation: picture }])
    expect(partOf(quiz({ questions: all(changes, 1) }), 'altTexts').percent).toBe(100);
});

test('a cover is one more picture, and its missing text costs a quarter, since it may be decoration', () => {
  const described = { imageUrl: 'https://example.com/a.png', imageAlt: 'A town' };
  const questions = [question(described), ...all({}, 9)];
  const withCover = (text: string) => partOf(quiz({ questions, cover: { text } }), 'altTexts');
  expect(withCover('A skyline')).toEqual({ part: 'altTexts', percent: 100, findings: [] });
  expect(withCover(' ')).toEqual({
    part: 'altTexts',
    percent: 88,
    findings: [{ kind: 'noCoverText', severity: 'slight', questions: [] }],
  });
  expect(partOf(quiz({ cover: { text: 'A skyline' } }), 'altTexts').percent).toBe(100);
});

test('tags count for stored questions only', () => {
  const questions = [
    question({ isTagged: undefined }),
    question({ isTagged: false }),
    question({ isTagged: true }),
  ];
  expect(partOf(quiz({ questions }), 'tags')).toMatchObject({
    percent: 50,
    findings: [{ kind: 'noTags', questions: [1] }],
  });
});

test('questions of one difficulty are pointed out from five questions on', () => {
  const even = (length: number) => quiz({ questions: all({ difficulty: 'medium' }, length) });
  expect(partOf(even(4), 'difficulty').percent).toBeNull();
  expect(partOf(even(5), 'difficulty')).toMatchObject({
    percent: 0,
    findings: [{ kind: 'oneDifficulty', difficulty: 'medium' }],
  });
  const mixed = [...all({ difficulty: 'medium' }, 7), ...all({ difficulty: 'hard' }, 3)];
  expect(partOf(quiz({ questions: mixed }), 'difficulty').percent).toBe(100);
});

test('keys at one position are pointed out where papers keep the order of the options', () => {
  const questions = [...all({ correctOption: 1 }, 9), question({ correctOption: 2 })];
  const found = partOf(quiz({ questions }), 'keyPositions');
  expect(found.percent).toBeLessThan(25);
  expect(found.findings).toEqual([
    {
      kind: 'onePosition',
      position: 1,
      severity: 'serious',
      questions: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    },
  ]);
  expect(partOf(quiz({ questions, shuffleOptions: true }), 'keyPositions').percent).toBeNull();
  const pinned = questions.map((one) => ({ ...one, pinnedOptions: [1] }));
  expect(
    partOf(quiz({ questions: [...pinned], shuffleOptions: true }), 'keyPositions').findings,
  ).toHaveLength(1);
  expect(partOf(quiz({ questions: questions.slice(0, 7) }), 'keyPositions').percent).toBeNull();
  const halves = all({ options: ['Bonn', 'Berlin'] }, 10).map((one, index) => ({
    ...one,
    correctOption: index % 2,
  }));
  expect(partOf(quiz({ questions: halves }), 'keyPositions').percent).toBe(100);
});

test('a pass mark that guessing reaches, that all reach, or that allows no slip is pointed out', () => {
  const questions = all({ type: 'true_false', options: ['True', 'False'] });
  const finding = (passMarkPercent: number) =>
    partOf(quiz({ questions, passMarkPercent }), 'passMark').findings[0];
  expect(finding(55)).toMatchObject({ kind: 'guessable', percent: 50 });
  expect(finding(60)).toBeUndefined();
  expect(finding(0)).toMatchObject({ kind: 'passesAll' });
  expect(finding(100)).toMatchObject({ kind: 'perfection' });
  expect(
    partOf(quiz({ questions: questions.slice(0, 9), passMarkPercent: 100 }), 'passMark'),
  ).toEqual({ part: 'passMark', percent: 100, findings: [] });
});

test('a time limit is compared with what the questions usually need', () => {
  const finding = (changes: Partial<ScoredQuiz>) => partOf(quiz(changes), 'time').findings;
  expect(finding({ timeLimit: 5 })).toEqual([]);
  expect(finding({ timeLimit: 1 })).toMatchObject([{ kind: 'shortTime', severity: 'serious' }]);
  expect(finding({ timeLimit: 120 })).toMatchObject([{ kind: 'longTime', severity: 'slight' }]);
  // 15 minutes more than needed are no fault, however short the quiz is.
  expect(finding({ questionCount: 1, timeLimit: 15 })).toEqual([]);
  expect(partOf(quiz({ timeLimit: null }), 'time').percent).toBeNull();
  const questions = [question(), question({ type: 'essay', options: [] })];
  expect(finding({ questions, timeLimit: null, questionSeconds: 20 })).toEqual([
    { kind: 'shortQuestionTime', severity: 'serious', questions: [1] },
  ]);
});

test('the usual time grows with the length of the texts, in every script', () => {
  const time = (text: string) => answerSeconds(question({ text, options: ['a', 'b'] }));
  expect(time('word '.repeat(100)) - time('')).toBe(40);
  expect(time('首'.repeat(200)) - time('')).toBe(40);
  const essay = { template: null, sampleAnswer: null, markerNotes: null, rubric: [] };
  const written = (minWords: number | null, maxWords: number | null) =>
    answerSeconds(
      question({ type: 'essay', text: '', options: [], essay: { ...essay, minWords, maxWords } }),
    );
  expect([written(200, null), written(null, 50), written(null, null)]).toEqual([600, 150, 300]);
});

test('the chance of guessing right follows from the type', () => {
  const chance = (changes: Partial<ScoredQuestion>) => guessChance(question(changes));
  expect(chance({ options: ['a', 'b', 'c', ''] })).toBeCloseTo(1 / 3);
  expect(chance({ type: 'true_false' })).toBe(0.5);
  expect(chance({ type: 'multiple_choice', options: ['a', 'b'] })).toBeCloseTo(1 / 3);
  expect(chance({ type: 'ordering', options: ['a', 'b', 'c'] })).toBeCloseTo(1 / 6);
  expect(chance({ type: 'categorise', options: ['a', 'b'], targets: ['x', 'y', 'x'] })).toBeCloseTo(
    1 / 4,
  );
  expect(chance({ type: 'fill_blank', options: ['Oslo'] })).toBe(0);
  const gap = { kind: 'choice' as const, options: ['a', 'b'], correctOption: 0 };
  expect(chance({ type: 'cloze', gaps: [] })).toBe(0);
  expect(chance({ type: 'cloze', gaps: [gap, gap] })).toBeCloseTo(1 / 4);
});
