import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaperQuestionForTaker, SavedAnswer } from '#shared/features/attempt/schema.ts';
import {
  answerTo,
  blankAnswer,
  nextSeq,
  openPlayer,
  type PlayerEvent,
  playerReducer,
  questionStatuses,
} from '#web/features/attempt/taking/player-state.ts';

const options = [2, 0, 1].map((index) => ({ index, text: `option ${index}` }));
const noMore = { imageUrl: null, imageAlt: null, targets: [], gaps: [] };
const paper: PaperQuestionForTaker[] = [
  { questionId: 11, type: 'single_choice', text: 'one', ...noMore, options },
  {
    questionId: 12,
    type: 'multiple_choice',
    text: 'some',
    ...noMore,
    options,
  },
  {
    questionId: 13,
    type: 'true_false',
    text: 'yes?',
    ...noMore,
    options: options.slice(1),
  },
  { questionId: 14, type: 'fill_blank', text: '___', ...noMore, options: [] },
];
const play = (events: PlayerEvent[], stored: SavedAnswer[] = []) =>
  events.reduce(playerReducer, openPlayer(paper, stored));

describe('answers', () => {
  it('an item is given a target, another one, and none again', () => {
    const pairs = { questionId: 15, type: 'matching' as const, text: 'pairs', ...noMore, options };
    const placing = (option: number, target: number): PlayerEvent => ({
      type: 'placed',
      questionId: 15,
      option,
      target,
      now: 1,
    });
    const placed = (...events: PlayerEvent[]) =>
      events
        .reduce(playerReducer, openPlayer([{ ...pairs, targets: ['x', 'y'] }], []))
        .answers.get(15)?.selectedOptions;
    expect(placed(placing(1, 0))).toEqual([-1, 0]);
    expect(placed(placing(1, 0), placing(0, 1), placing(1, 1))).toEqual([1, 1]);
    expect(placed(placing(1, 0), placing(1, -1))).toEqual([]);
    expect(placed(placing(1, 0), placing(5, 0), placing(0, 2))).toEqual([-1, 0]);
  });

  it('spots and names of regions replace one another, and there are as many spots as are asked for', () => {
    const hotspot = {
      questionId: 16,
      type: 'hotspot' as const,
      text: 'where?',
      ...noMore,
      options,
    };
    const [one, two, three] = [1, 2, 3].map((x) => ({ x, y: 0 }));
    if (!one || !two || !three) throw new Error('No spots');
    const mark = (...spots: { x: number; y: number }[]): PlayerEvent => ({
      type: 'marked',
      questionId: 16,
      spots,
      now: 1,
    });
    const choose: PlayerEvent = { type: 'chosen', questionId: 16, option: 2, now: 1 };
    const given = (...events: PlayerEvent[]) => {
      const opened = openPlayer([{ ...hotspot, spotCount: 2 }], []);
      const { spots, selectedOptions } = answerTo(events.reduce(playerReducer, opened), 16);
      return { spots, selectedOptions };
    };
    expect(given(mark(one, two, three))).toEqual({ spots: [one, two], selectedOptions: [] });
    expect(given(mark(one), choose)).toEqual({ spots: [], selectedOptions: [2] });
    expect(given(choose, mark(two))).toEqual({ spots: [two], selectedOptions: [] });
    const chosen = [0, 2, 1].map((option) => ({ ...choose, option }));
    expect(given(...chosen).selectedOptions).toEqual([0, 2]);
    expect(given(...chosen, choose).selectedOptions).toEqual([0]);
    const cleared: PlayerEvent = { type: 'cleared', questionId: 16, now: 1 };
    expect(given(mark(one), cleared)).toEqual({ spots: [], selectedOptions: [] });
  });

  it('SCORE-06 a single choice is replaced, a multiple choice toggles in the order of the options', () => {
    const state = play([
      { type: 'chosen', questionId: 11, option: 2, now: 1 },
      { type: 'chosen', questionId: 11, option: 0, now: 2 },
      { type: 'chosen', questionId: 12, option: 2, now: 3 },
      { type: 'chosen', questionId: 12, option: 0, now: 4 },
      { type: 'chosen', questionId: 12, option: 1, now: 5 },
      { type: 'chosen', questionId: 12, option: 2, now: 6 },
    ]);
    expect(answerTo(state, 11).selectedOption).toBe(0);
    expect(answerTo(state, 12).selectedOptions).toEqual([0, 1]);
  });

  it('deselecting one option keeps the others', () => {
    const state = play([
      { type: 'chosen', questionId: 11, option: 2, now: 1 },
      { type: 'chosen', questionId: 12, option: 0, now: 2 },
      { type: 'chosen', questionId: 12, option: 2, now: 3 },
      { type: 'unchosen', questionId: 11, option: 0, now: 4 },
      { type: 'unchosen', questionId: 12, option: 2, now: 5 },
    ]);
    expect(answerTo(state, 11).selectedOption).toBe(2);
    expect(answerTo(state, 12).selectedOptions).toEqual([0]);
  });

  it('an option that does not exist changes nothing and causes no error', () => {
    const state = play([{ type: 'chosen', questionId: 13, option: 2, now: 1 }]);
    expect(answerTo(state, 13).selectedOption).toBe(-1);
  });

  it('clearing removes the answer and keeps the flag', () => {
    const state = play([
      { type: 'chosen', questionId: 11, option: 2, now: 1 },
      { type: 'flag-toggled', questionId: 11, now: 2 },
      { type: 'cleared', questionId: 11, now: 3 },
    ]);
    expect(answerTo(state, 11)).toMatchObject({ selectedOption: -1, flagged: true, seq: 3 });
  });

  it('a typed answer never contains characters that cannot be stored', () => {
    const text = `a\u0000b${'x'.repeat(997)}😀`;
    const state = play([{ type: 'typed', questionId: 14, text, now: 1 }]);
    const { answerText } = answerTo(state, 14);
    expect(answerText?.isWellFormed()).toBe(true);
    expect(answerText).not.toContain('\u0000');
    expect(answerText?.length).toBeLessThanOrEqual(1000);
  });

  it.each(['times-up', 'submitting', 'over'] as const)('do not change in the state %s', (phase) => {
    const state = play([
      { type: 'phase-changed', phase },
      { type: 'chosen', questionId: 11, option: 2, now: 1 },
    ]);
    expect(answerTo(state, 11)).toEqual(blankAnswer(11));
  });
});

describe('the order of changes', () => {
  it('increases with the time, and still increases when the clock is set back', () => {
    expect(nextSeq(0, 1000.7)).toBe(1000);
    expect(nextSeq(1000, 1000)).toBe(1001);
    expect(nextSeq(5000, 12)).toBe(5001);
  });

  it('increases with every change of a question, at any time of the clock', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 ** 41 }), { minLength: 2 }), (times) => {
        let state = openPlayer(paper, []);
        const seqs = times.map((now) => {
          state = playerReducer(state, { type: 'flag-toggled', questionId: 11, now });
          return answerTo(state, 11).seq;
        });
        expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
      }),
    );
  });

  it('is above the numbers that another device sent before', () => {
    const stored = [{ ...blankAnswer(11), seq: 9_000, selectedOption: 1 }];
    const state = play([{ type: 'chosen', questionId: 11, option: 0, now: 100 }], stored);
    expect(answerTo(state, 11)).toMatchObject({ seq: 9_001, selectedOption: 0 });
  });
});

const saved = fc.record({
  questionId: fc.constantFrom(11, 12, 13, 14, 99),
  seq: fc.integer({ min: 1, max: 40 }),
  selectedOption: fc.integer({ min: -1, max: 2 }),
  selectedOptions: fc.constant<number[]>([]),
  answerText: fc.constant<string | null>(null),
  flagged: fc.boolean(),
});

describe('messages from the server and from other tabs', () => {
  it('is merged to the newest per question, in any order and any number of times', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(saved, { selector: (a) => `${a.questionId}/${a.seq}` }),
        (heard) => {
          const inOrder = play([{ type: 'received', answers: heard }]);
          const backwards = play(
            [...heard, ...heard]
              .toReversed()
              .map((answer): PlayerEvent => ({ type: 'received', answers: [answer] })),
          );
          expect(backwards.answers).toEqual(inOrder.answers);
          for (const answer of heard.filter(({ questionId }) => questionId !== 99))
            expect(answerTo(inOrder, answer.questionId).seq).toBeGreaterThanOrEqual(answer.seq);
          expect(inOrder.answers.has(99)).toBe(false);
        },
      ),
    );
  });

  it('a late confirmation does not undo a newer change', () => {
    const older = { ...blankAnswer(11), seq: 5, selectedOption: 2 };
    const state = play([
      { type: 'chosen', questionId: 11, option: 2, now: 5 },
      { type: 'chosen', questionId: 11, option: 0, now: 6 },
      { type: 'confirmed', answers: [older] },
    ]);
    expect(answerTo(state, 11).selectedOption).toBe(0);
    expect(questionStatuses(state)[0]).toMatchObject({ isSaved: false });
  });
});

describe('the grid', () => {
  it('QTAKE-02 distinguishes current, answered, unanswered, flagged and saved', () => {
    const state = play([
      { type: 'chosen', questionId: 11, option: 2, now: 5 },
      { type: 'confirmed', answers: [{ ...blankAnswer(11), seq: 5, selectedOption: 2 }] },
      { type: 'flag-toggled', questionId: 12, now: 6 },
      { type: 'typed', questionId: 14, text: '  ', now: 7 },
      { type: 'moved', to: 2 },
    ]);
    expect(questionStatuses(state)).toEqual([
      {
        index: 0,
        isCurrent: false,
        isAnswered: true,
        isFlagged: false,
        isChecked: false,
        isSaved: true,
      },
      {
        index: 1,
        isCurrent: false,
        isAnswered: false,
        isFlagged: true,
        isChecked: false,
        isSaved: false,
      },
      {
        index: 2,
        isCurrent: true,
        isAnswered: false,
        isFlagged: false,
        isChecked: false,
        isSaved: undefined,
      },
      {
        index: 3,
        isCurrent: false,
        isAnswered: false,
        isFlagged: false,
        isChecked: false,
        isSaved: false,
      },
    ]);
  });

  it('QTAKE-03 never leaves the paper', () => {
    expect(play([{ type: 'moved', to: 99 }]).current).toBe(3);
    expect(play([{ type: 'moved', to: -1 }]).current).toBe(0);
  });
});
