import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asked, questionForTaker } from '#shared/features/attempt/paper.ts';
import { unanswered } from '#shared/features/question/question-types/answering.ts';
import {
  alphabetical,
  arrangedBody,
  bodyOf,
  isCorrect,
  responseOf,
} from '#shared/features/question/question-types/registry.ts';
import { QuestionInput, whatIsMissing } from '#shared/features/question/schema.ts';

const planets = ['Mercury', 'Venus', 'Earth', 'Mars'];
const question = (options: string[]) =>
  QuestionInput.parse({ text: 'In order', type: 'ordering', options });
const stored = (options: string[]) => ({
  type: 'ordering' as const,
  body: bodyOf('ordering', question(options)),
});
const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), {
  minLength: 2,
  maxLength: 20,
});

/** A random number from a list, so that fast-check finds the smallest counterexample. */
const chanceOf = (numbers: number[]) => {
  let position = 0;
  return () => numbers[position++ % numbers.length] ?? 0;
};
const chances = fc
  .array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 })
  .map(chanceOf);

/** What a learner sends who sees the items of a paper and names these texts one after the other. */
function given(shown: readonly { index: number; text: string }[], texts: readonly string[]) {
  const left = [...shown];
  const selectedOptions = texts.map((text) => {
    const [found] = left.splice(
      left.findIndex((item) => item.text === text),
      1,
    );
    return found?.index ?? -1;
  });
  return responseOf('ordering', { ...unanswered, selectedOptions });
}

const paperOf = (options: string[], chance: () => number) =>
  asked(
    {
      ...stored(options),
      questionId: 1,
      text: 'In order',
      imageUrl: null,
      imageAlt: null,
      explanation: null,
      difficulty: 'medium' as const,
    },
    chance,
  );

describe('a question with items to put in order', () => {
  it('is right for the texts in the right order, on every paper', () => {
    fc.assert(
      fc.property(items, chances, (options, chance) => {
        const paper = paperOf(options, chance);
        const { options: shown } = questionForTaker(paper);
        expect(isCorrect(paper, given(shown, options))).toBe(true);
      }),
    );
  });

  it('is wrong for every other order, and for a part of the items', () => {
    fc.assert(
      fc.property(items, chances, fc.nat(), (options, chance, at) => {
        const paper = paperOf(options, chance);
        const { options: shown } = questionForTaker(paper);
        const moved = [...options];
        moved.push(...moved.splice(at % options.length, 1));
        const isSame = moved.join() === options.join();
        expect(isCorrect(paper, given(shown, moved))).toBe(isSame);
        expect(isCorrect(paper, given(shown, options.slice(1)))).toBe(false);
        expect(isCorrect(paper, null)).toBe(false);
      }),
    );
  });

  it('does not show its key in what a learner gets', () => {
    const orders = new Set(
      Array.from({ length: 200 }, () =>
        questionForTaker(paperOf(planets, Math.random))
          .options.toSorted((a, b) => a.index - b.index)
          .map(({ text }) => text)
          .join(),
      ),
    );
    expect(orders.size).toBeGreaterThan(15);
    const list = (options: string[]) => arrangedBody(stored(options), alphabetical).options;
    expect(list(planets)).toEqual(list(planets.toReversed()));
  });

  it('takes no item twice', () => {
    const twice = { ...unanswered, selectedOptions: [0, 0, 1, 2] };
    expect(responseOf('ordering', twice)).toBeNull();
  });

  it('needs two items, and its key is their order, whatever a client sends', () => {
    expect(whatIsMissing(question(planets))).toEqual([]);
    expect(whatIsMissing(question(['one']))).toHaveLength(1);
    const sent = { ...question(planets), correctOptions: [3, 2], correctOption: 1 };
    expect(QuestionInput.parse(sent)).toMatchObject({
      correctOption: null,
      correctOptions: [0, 1, 2, 3],
    });
  });
});
