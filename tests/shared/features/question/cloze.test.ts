import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asked, questionForReview, questionForTaker } from '#shared/features/attempt/paper.ts';
import {
  type WithGaps,
  withGapFrom,
  withGapOptions,
  withKind,
  withoutGap,
} from '#shared/features/question/gap-editing.ts';
import { isAnswered, unanswered } from '#shared/features/question/question-types/answering.ts';
import type { Gap } from '#shared/features/question/question-types/gap-schema.ts';
import {
  gapsIn,
  givenToGap,
  keyOfGap,
  longestInGap,
  partsWithGaps,
  textInGap,
  withGapsReplaced,
  withTextInGap,
} from '#shared/features/question/question-types/gaps.ts';
import {
  creditFor,
  isCorrect,
  questionTypes,
  responseOf,
} from '#shared/features/question/question-types/registry.ts';
import { rekeyedBody } from '#shared/features/question/question-types/rekeyed.ts';
import { QuestionInput, whatIsMissing } from '#shared/features/question/schema.ts';

const written = (answers: string[], more: Partial<Extract<Gap, { kind: 'text' }>> = {}): Gap => ({
  kind: 'text',
  answers,
  caseSensitive: false,
  tolerance: null,
  ...more,
});
const list = (options: string[], correctOption: number | null): Gap => ({
  kind: 'choice',
  options,
  correctOption,
});

const gaps = [
  written(['Oslo', 'Christiania']),
  list(['fjord', 'desert', 'steppe'], 0),
  written(['1624'], { tolerance: 1 }),
];
const question = { type: 'cloze' as const, body: { gaps } };
const text = 'The capital [[1]] lies at a [[2]]; it burnt down in [[3]].';
const given = (answerText: string | null, ...selectedOptions: number[]) =>
  responseOf('cloze', { ...unanswered, answerText, selectedOptions });

describe('answers', () => {
  it('are right if every gap is right, with the tolerance of written answers', () => {
    expect(isCorrect(question, given('oslo\n\n1,625', -1, 0))).toBe(true);
    expect(isCorrect(question, given('OSLO \n\n1626', -1, 0))).toBe(false);
    expect(isCorrect(question, given('Oslo\n\n1624', -1, 1))).toBe(false);
    expect(isCorrect(question, given('Oslo', -1, 0))).toBe(false);
    const sensitive = {
      type: 'cloze' as const,
      body: { gaps: [written(['pH'], { caseSensitive: true })] },
    };
    expect(isCorrect(sensitive, given('pH'))).toBe(true);
    expect(isCorrect(sensitive, given('PH'))).toBe(false);
  });

  it('of white space are never right, whatever the key', () => {
    const unfinished = { type: 'cloze' as const, body: { gaps: [written([' ']), list(['a'], 0)] } };
    expect(isCorrect(unfinished, given('  ', -1, 0))).toBe(false);
    expect(creditFor(unfinished, given('  ', -1, 0))).toBe(50);
  });

  it('that are right are named without those that are empty', () => {
    expect(keyOfGap(written([' Oslo ', '', ' ']))).toEqual(['Oslo']);
    expect(keyOfGap(list(['a', ' b '], 1))).toEqual(['b']);
    expect(keyOfGap(list(['a', 'b'], null))).toEqual([]);
  });

  it('earn a share for each gap', () => {
    expect(creditFor(question, given('oslo\n\n1624', -1, 0))).toBe(100);
    expect(creditFor(question, given('Oslo', -1, 0))).toBe(66);
    expect(creditFor(question, given('Bergen\n\n1624'))).toBe(33);
    expect(creditFor(question, given('Bergen'))).toBe(0);
  });

  it('count as given where a gap is filled, for the player and for the server', () => {
    const list = [
      ['', []],
      [' \n ', [-1, -1]],
      [null, [-1, 0]],
      ['\n\nx', []],
      [null, [-2]],
    ] as const;
    for (const [answerText, selectedOptions] of list) {
      const answer = { ...unanswered, answerText, selectedOptions: [...selectedOptions] };
      expect(isAnswered('cloze', answer)).toBe(responseOf('cloze', answer) !== null);
    }
    expect(given(null, -1, 0)).toEqual({ selectedOptions: [-1, 0] });
    expect(given('x', -1)).toEqual({ answerText: 'x' });
  });

  it('are named in words, and empty where nothing was given', () => {
    const answer = { answerText: 'x\n\n  1624 ', selectedOptions: [-1, 1] };
    const text = { kind: 'text' as const, options: [] };
    const choice = { kind: 'choice' as const, options: ['fjord', 'desert'] };
    expect([0, 1, 2, 3].map((gap) => givenToGap(text, gap, answer))).toEqual(['x', '', '1624', '']);
    expect([0, 1, 2].map((gap) => givenToGap(choice, gap, answer))).toEqual(['', 'desert', '']);
    expect(givenToGap(choice, 0, {})).toBe('');
    expect(givenToGap(text, 0, { answerText: null })).toBe('');
  });

  it('of which a part was erased can still be graded', () => {
    expect(isCorrect(question, { answerText: '(erased)' })).toBe(false);
  });
});

describe('a text with gaps', () => {
  it('has each gap once; other markers are text', () => {
    expect(partsWithGaps('a [[2]] b [[1]]c [[1]] [[3]]', 2)).toEqual([
      'a ',
      1,
      ' b ',
      0,
      'c [[1]] [[3]]',
    ]);
    expect(partsWithGaps('', 1)).toEqual([]);
  });

  it('is the same in parts and with its gaps replaced, at once or one part of it after the other', () => {
    const piece = fc.constantFrom('a', ' ', '[[1]]', '[[2]]', '[[3]]', '[[0]]', '[[12]]', '[[');
    const pieces = fc.array(piece, { maxLength: 12 });
    fc.assert(
      fc.property(pieces, pieces, fc.nat({ max: 3 }), (before, after, count) => {
        const [text, rest] = [before.join(''), after.join('')];
        const parts = partsWithGaps(text + rest, count);
        const found = parts.filter((part) => typeof part === 'number');
        expect(new Set(found).size).toBe(found.length);
        expect(parts).not.toContain('');
        const shown = parts.map((part) => (typeof part === 'number' ? `{${part}}` : part)).join('');
        const gaps = Array.from({ length: count }, (_, index) => index);
        const seen = new Set<number>();
        const replaced = [text, rest].map((part) =>
          withGapsReplaced(part, { gaps, seen }, (gap, index) => {
            expect(gap).toBe(index);
            return `{${index}}`;
          }),
        );
        expect(replaced.join('')).toBe(shown);
      }),
    );
  });

  it('keeps what is written in each gap apart, whatever is written', () => {
    const line = fc.string({ maxLength: 20 }).filter((part) => !/[\r\n]/.test(part));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const text = lines.reduce<string>(
          (all, part, gap) => withTextInGap(all, { gap, text: part }),
          '',
        );
        expect(lines.map((_, gap) => textInGap(text, gap))).toEqual(lines);
        expect(text.split('\n').length).toBeLessThanOrEqual(lines.length);
      }),
    );
    expect(withTextInGap('a\nb', { gap: 1, text: '' })).toBe('a');
    expect(withTextInGap(null, { gap: 2, text: 'x\ny' })).toBe('\n\nx y');
  });

  it('lets all gaps together have as much text as an answer can', () => {
    for (let count = 1; count <= 20; count += 1)
      expect(count * (longestInGap(count) + 1)).toBeLessThanOrEqual(1000);
  });
});

describe('a paper', () => {
  const paper = { ...question, questionId: 1, text, imageUrl: null, imageAlt: null };

  it('has the options of a list in another order, and its key follows them', () => {
    const reversed = asked(paper, () => 0.999);
    const [, choice] = reversed.body.gaps;
    expect(choice).toMatchObject({ options: ['steppe', 'desert', 'fjord'], correctOption: 2 });
    expect(isCorrect(reversed, given('Oslo\n\n1624', -1, 2))).toBe(true);
  });

  it('shows learners no key, and the review all of it', () => {
    const open = JSON.stringify(questionForTaker(asked(paper, () => 0.5)));
    for (const key of ['Oslo', 'Christiania', '1624', 'correctOption', 'tolerance'])
      expect(open).not.toContain(key);
    expect(open).toContain('desert');
    const whole = { ...asked(paper, () => 0.5), explanation: null, difficulty: 'easy' as const };
    expect(JSON.stringify(questionForReview(whole, { keyShown: false }))).not.toContain('Oslo');
    expect(questionForReview(whole, { keyShown: true })).toMatchObject({
      gapKeys: whole.body.gaps,
    });
  });

  it('takes a new key where its options have it', () => {
    const { body } = asked(paper, () => 0.999);
    const newer = (...changed: Gap[]) =>
      rekeyedBody({ ...question, body }, { type: 'cloze', body: { gaps: changed } });
    const [first, , third] = gaps;
    if (!first || !third) throw new Error('missing gaps');
    expect(newer(written(['Bergen']), list(['desert', 'fjord'], 0), third)).toMatchObject({
      gaps: [
        { answers: ['Bergen'] },
        { options: ['steppe', 'desert', 'fjord'], correctOption: 1 },
        {},
      ],
    });
    expect(newer(first, list(['taiga', 'fjord'], 0), third)).toBeNull();
    expect(newer(first, third)).toBeNull();
    expect(newer(first, written(['fjord']), third)).toBeNull();
  });
});

describe('an author', () => {
  const problems = (changes: object) =>
    whatIsMissing(QuestionInput.parse({ type: 'cloze', text, gaps, options: [], ...changes })).map(
      ({ field, message }) => `${field}: ${message}`,
    );

  it('has to write each gap into the text once, with a key', () => {
    const inText = 'gaps: Each gap must be in the text once: [[1]], [[2]] and so on';
    expect(problems({})).toEqual([]);
    expect(problems({ gaps: [] })).toEqual(['gaps: At least 1 gap is required']);
    expect(problems({ text: 'one [[1]] [[2]]' })).toEqual([inText]);
    expect(problems({ text: `${text} [[1]]` })).toEqual([inText]);
    expect(problems({ text: `${text} [[4]]` })).toEqual([inText]);
    const one = (gap: Gap) => problems({ text: '[[1]]', gaps: [gap] });
    expect(one(written([' ']))).toEqual(['gaps: An answer is required']);
    expect(one(list(['a'], 0))).toEqual(['gaps: At least 2 options are required']);
    expect(one(list(['a', ''], 0))).toEqual(['gaps: Option is required']);
    expect(one(list(['a', 'a '], 0))).toEqual(['gaps: Two options are the same']);
    expect(one(list(['a', 'b'], null))).toEqual(['gaps: Mark the correct answer']);
  });

  it('cannot name a right option that does not exist', () => {
    const parsed = QuestionInput.safeParse({
      type: 'cloze',
      text,
      gaps: [list(['a', 'b'], 2)],
      options: [],
    });
    expect(parsed.error?.issues[0]).toMatchObject({ path: ['gaps'] });
  });

  it('reads the key in words', () => {
    const { describeKey } = questionTypes.cloze;
    expect(
      describeKey({ ...QuestionInput.parse({ type: 'cloze', text, gaps, options: [] }) }),
    ).toEqual(['1: Oslo | Christiania', '2: fjord', '3: 1624']);
  });

  it('makes gaps of words in any order, and each stays at its word', () => {
    const draft: WithGaps = { text: 'Oslo lies at a fjord.', gaps: [] };
    const one = withGapFrom(draft, { from: 15, to: 20 });
    const two = one && withGapFrom(one.question, { from: 0, to: 5 });
    expect(two).toMatchObject({
      question: {
        text: '[[1]] lies at a [[2]].',
        gaps: [{ answers: ['Oslo'] }, { answers: ['fjord'] }],
      },
      gap: 0,
      end: 5,
    });
    expect(two && withoutGap(two.question, 0)).toMatchObject({
      text: 'Oslo lies at a [[1]].',
      gaps: [{ answers: ['fjord'] }],
    });
    expect(two && withGapFrom(two.question, { from: 2, to: 9 })).toBeUndefined();
  });

  it('removes every gap that was made, and has the text of before', () => {
    const words = fc.array(fc.constantFrom('ab', 'c', 'def'), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(
        words,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 5 }),
        (parts, cuts) => {
          const text = parts.join(' ');
          let draft: WithGaps = { text, gaps: [] };
          for (const [a, b] of cuts) {
            const from = a % (draft.text.length + 1);
            const to = from + (b % 4);
            draft = withGapFrom(draft, { from, to })?.question ?? draft;
            const named = gapsIn(draft.text);
            expect(named).toEqual(draft.gaps.map((_, gap) => gap));
          }
          while (draft.gaps.length > 0) draft = withoutGap(draft, draft.gaps.length - 1);
          expect(draft.text).toBe(text);
        },
      ),
    );
  });

  it('keeps the words of a gap when it becomes a list, and back', () => {
    const choice = withKind(written(['a', 'b']), 'choice');
    expect(choice).toEqual(list(['a', 'b'], 0));
    expect(withKind(list(['a', 'b'], 1), 'text')).toEqual(written(['b']));
    expect(
      withGapOptions({ kind: 'choice', options: ['a', 'b'], correctOption: 1 }, ['x', 'a', 'b']),
    ).toEqual(list(['x', 'a', 'b'], 2));
    expect(
      withGapOptions({ kind: 'choice', options: ['a', 'b'], correctOption: 1 }, ['a']),
    ).toEqual(list(['a'], null));
  });

  it('whose options are edited keep the key at its option, and have none without it', () => {
    const edited = (options: string[], correctOption: number, after: string[]) =>
      withGapOptions({ kind: 'choice', options, correctOption }, after);
    // Its line is removed, or emptied before another text is typed there.
    expect(edited(['a', 'b', 'c'], 1, ['a', 'c'])).toEqual(list(['a', 'c'], null));
    expect(edited(['a', 'b', 'c'], 0, ['b', 'c'])).toEqual(list(['b', 'c'], null));
    expect(edited(['a', 'b'], 1, ['x', 'y', 'z'])).toEqual(list(['x', 'y', 'z'], null));
    // It is the same as another one for a moment, while it is typed.
    expect(edited(['a', 'ab'], 1, ['a', 'a'])).toEqual(list(['a', 'a'], 1));
    expect(edited(['a', 'a'], 1, ['a', 'ac'])).toEqual(list(['a', 'ac'], 1));
    expect(edited(['a', 'b', 'c'], 2, ['c', 'b', 'a'])).toEqual(list(['c', 'b', 'a'], 0));
    expect(edited(['a', 'b', 'c'], 2, ['b', 'c'])).toEqual(list(['b', 'c'], 1));
  });
});
