import type { AnswerGroup } from '#shared/features/quality/detector.ts';
import { seededChance } from '#shared/kernel/chance.ts';
import { normal } from '#tests/support/rank-correlation.ts';

export const optionCount = 4;

interface Item {
  slope: number;
  difficulty: number;
  /** How attractive each wrong option is to those who do not know. */
  weights: number[];
  right: number;
  /** What the author named as the key. */
  key: number;
}

/**
 * Takers of known ability answer items of the three-parameter logistic model (Birnbaum 1968): who does not know the
 * answer picks an option by its attraction.
 * @returns for each item whether its key is wrong, and the answers to it in groups
 */
export function simulateExam({
  seed,
  takers,
  items: itemCount,
  wrongKeys,
}: {
  seed: number;
  takers: number;
  items: number;
  wrongKeys: number;
}) {
  const random = seededChance(String(seed));
  const items = Array.from({ length: itemCount }, (_, index): Item => {
    const right = Math.floor(random() * optionCount);
    const shift = 1 + Math.floor(random() * (optionCount - 1));
    return {
      slope: Math.exp(0.2 + 0.3 * normal(random)),
      difficulty: normal(random),
      weights: Array.from({ length: optionCount }, () => 0.3 + random()),
      right,
      key: index < wrongKeys ? (right + shift) % optionCount : right,
    };
  });
  const papers = Array.from({ length: takers }, () => {
    const ability = normal(random);
    return items.map((item) => answerOf(item, ability, random));
  });
  const scores = papers.map(
    (paper) => paper.filter((option, i) => option === items[i]?.key).length,
  );
  return items.map(({ right, key }, index) => ({
    isWrong: right !== key,
    right,
    groups: groupsOf(
      papers.map((paper) => paper[index] ?? 0),
      { key, scores, others: itemCount - 1 },
    ),
  }));
}

function answerOf(
  { slope, difficulty, weights, right }: Item,
  ability: number,
  random: () => number,
) {
  const knows = random() < 1 / (1 + Math.exp(-1.7 * slope * (ability - difficulty)));
  if (knows) return right;
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const picked = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(0, picked);
}

/** The answers to one item as the server counts them. */
function groupsOf(
  answers: number[],
  { key, scores, others }: { key: number; scores: number[]; others: number },
): AnswerGroup[] {
  return Array.from({ length: optionCount }, (_, option) => {
    const isCorrect = option === key;
    const rests = answers.flatMap((answer, taker) =>
      answer === option ? [((scores[taker] ?? 0) - (isCorrect ? 1 : 0)) / others] : [],
    );
    return {
      isCorrect,
      isOmitted: false,
      option,
      count: rests.length,
      compared: rests.length,
      restSum: rests.reduce((sum, rest) => sum + rest, 0),
      restSquares: rests.reduce((sum, rest) => sum + rest ** 2, 0),
    };
  });
}
