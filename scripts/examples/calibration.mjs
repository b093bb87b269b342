// Computes the calibration of confidence in practice again: node calibration.mjs EXPORT.json [CALIBRATION.json]
// EXPORT.json is the export of the learner's data; CALIBRATION.json is what /api/practice/calibration answers.
// With it, every figure is compared; without it, the figures are written. The formulas are in docs/statistics.md.
// This script uses nothing but Node.js.
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';

const [personal, given] = process.argv
  .slice(2, 4)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));
const shares = { sure: 0.95, unsure: 0.7, guess: 0.35 };
const block = 30;
const maxBlocks = 12;
const z = 1.96;
const answers = personal.practiceAnswers
  .filter(({ confidence }) => confidence !== null)
  .sort((a, b) => Date.parse(a.answeredAt) - Date.parse(b.answeredAt));

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const brierOf = (some) =>
  sum(some.map(({ confidence, isCorrect }) => (shares[confidence] - Number(isCorrect)) ** 2)) /
  some.length;

/** The score interval of Wilson (1927). */
function interval(some, all) {
  const share = some / all;
  const centre = share + z ** 2 / (2 * all);
  const width = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const scale = 1 + z ** 2 / all;
  return {
    low: Math.max(0, (centre - width) / scale),
    high: Math.min(1, (centre + width) / scale),
  };
}

function levelOf(confidence) {
  const own = answers.filter((answer) => answer.confidence === confidence);
  const right = own.filter(({ isCorrect }) => isCorrect).length;
  const limits = own.length > 0 ? interval(right, own.length) : {};
  return { confidence, said: shares[confidence], answers: own.length, right, ...limits };
}

/** Whether the number of right answers is further from what was said than chance explains. */
function verdict() {
  if (answers.length < block) return 'few';
  const said = answers.map(({ confidence }) => shares[confidence]);
  const difference = answers.filter(({ isCorrect }) => isCorrect).length - sum(said);
  const deviation = Math.sqrt(sum(said.map((share) => share * (1 - share))));
  if (Math.abs(difference) <= z * deviation) return 'fair';
  return difference < 0 ? 'over' : 'under';
}

function periods() {
  const count = Math.min(maxBlocks, Math.floor(answers.length / block));
  const first = answers.length - count * block;
  return Array.from({ length: count }, (_, index) => {
    const own = answers.slice(first + index * block, first + (index + 1) * block);
    return {
      from: own[0].answeredAt,
      until: own.at(-1).answeredAt,
      answers: block,
      brier: brierOf(own),
    };
  });
}

/** To nine digits, so that the order of additions does not count. */
function rounded(value) {
  if (typeof value === 'number') return Math.round(value * 1e9) / 1e9;
  if (Array.isArray(value)) return value.map(rounded);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rounded(part)]));
}

const computed = {
  answers: answers.length,
  brier: answers.length > 0 ? brierOf(answers) : null,
  verdict: verdict(),
  levels: Object.keys(shares).map(levelOf),
  periods: periods(),
};
if (given) {
  deepStrictEqual(rounded(computed), rounded(given));
  console.log(`All figures are right: ${answers.length} answers.`);
} else console.log(JSON.stringify(computed, null, 2));
