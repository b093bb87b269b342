// Computes the figures of an explained result again: node explain-result.mjs EXPLANATION.json [EXPORT.json]
// EXPLANATION.json is what "Save the figures" on the result page saves, or /api/quiz-attempts/{id}/explanation answers.
// EXPORT.json is the export of the learner's data; with it the recorded answers are compared too.
// The formulas are in docs/statistics.md. This script uses nothing but Node.js.
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';

const [explanation, personal] = process.argv
  .slice(2, 4)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));
const { attempt, record, feedback } = explanation;
const level = ['score', 'marks', 'keys', 'explanations'].indexOf(feedback.level);
const start = Date.parse(attempt.startedAt);
const length = Math.max(0, Date.parse(attempt.completedAt) - start);

function isEqual(name, computed, given) {
  try {
    deepStrictEqual(rounded(computed), rounded(given));
  } catch (error) {
    throw new Error(`${name} differs: ${error.message}`);
  }
}

/** To nine digits, so that the order of additions does not count. */
function rounded(value) {
  if (typeof value === 'number') return Math.round(value * 1e9) / 1e9;
  if (Array.isArray(value)) return value.map(rounded);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rounded(part)]));
}

/** The milliseconds of each question: those before its answer was received, shared with those received together. */
function times() {
  const spent = {};
  let last = 0;
  for (let index = 0; index < record.events.length; ) {
    const { receivedAt } = record.events[index];
    const numbers = [];
    for (; record.events[index]?.receivedAt === receivedAt; index += 1)
      if (!numbers.includes(record.events[index].number)) numbers.push(record.events[index].number);
    const at = Math.max(last, Math.min(length, Date.parse(receivedAt) - start));
    numbers.forEach((number, place) => {
      const share = (part) => Math.floor((part * (at - last)) / numbers.length);
      spent[number] = (spent[number] ?? 0) + share(place + 1) - share(place);
    });
    last = at;
  }
  return {
    questions: Object.entries(spent).map(([number, ms]) => ({
      number: Number(number),
      seconds: ms / 1000,
    })),
    afterLast: (length - last) / 1000,
  };
}

/** The first and the last answer to each question that was changed, with the number of changes. */
function changes() {
  const found = [];
  for (const { number, choosesOne } of record.questions) {
    const decided = [];
    let wasBefore = false;
    let earlier = 0;
    for (const event of record.events) {
      if (event.number === number) {
        if (!wasBefore) earlier = decided.length;
        if (!choosesOne) decided.length = Math.min(decided.length, earlier);
        if (event.answer !== (decided.at(-1)?.answer ?? 0)) decided.push(event);
      }
      wasBefore = event.number === number;
    }
    if (decided.length < 2) continue;
    const [first, last] = [decided[0].credit, decided.at(-1).credit];
    const right =
      first === last ? 'other' : last === 100 ? 'to_right' : first === 100 && 'to_wrong';
    found.push({
      question: {
        number,
        changes: decided.length - 1,
        effect: first === null || last === null ? null : right || 'other',
      },
      gained: first === null || last === null ? 0 : last - first,
    });
  }
  const questions = found.map(({ question }) => question);
  const count = (wanted) =>
    level >= 2 ? questions.filter(({ effect }) => effect === wanted).length : null;
  return {
    questions,
    toRight: count('to_right'),
    toWrong: count('to_wrong'),
    gained: level >= 2 ? found.reduce((sum, { gained }) => sum + gained, 0) / 100 : null,
  };
}

function topics() {
  const graded = record.questions.filter(({ credit }) => credit !== null);
  const names = [...new Set(graded.flatMap(({ tags }) => tags))];
  return names.map((tag) => {
    const credits = graded
      .filter(({ tags }) => tags.includes(tag))
      .map(({ credit }) => Math.max(0, credit ?? 0));
    const asked = credits.length;
    const earned = credits.reduce((sum, credit) => sum + credit, 0) / 100;
    return {
      ...{ tag, asked, right: credits.filter((credit) => credit === 100).length, earned },
      ...wilson(earned / asked, asked),
    };
  });
}

function wilson(share, n, z = 1.96) {
  const spread = z * Math.sqrt(n * share * (1 - share) + z ** 2 / 4);
  const limit = (sign) => (n * share + z ** 2 / 2 + sign * spread) / (n + z ** 2);
  return { low: Math.max(0, limit(-1)), high: Math.min(1, limit(1)) };
}

const earnedOf = ({ points, score }) => Math.round(100 * (points ?? score));

function passing() {
  const { totalQuestions, passMarkPercent, points, passed } = attempt;
  const mark = (passMarkPercent * totalQuestions) / 100;
  const needed = points === undefined ? Math.max(1, Math.ceil(mark)) : mark;
  return {
    needed,
    missing: passed ? 0 : Math.max(0, needed - earnedOf(attempt) / 100),
    unanswered: record.questions.filter(({ isAnswered }) => !isAnswered).length,
  };
}

/** The results of others are not given out, only how many are in each range: the figures must agree with these. */
function checkOthers({ takers, median, distribution, below, equal }) {
  const upTo = (range) => distribution.slice(0, range).reduce((sum, count) => sum + count, 0);
  const rangeOf = (percent) => Math.min(9, Math.floor(percent / 10 + 1e-9));
  const own = rangeOf(earnedOf(attempt) / attempt.totalQuestions);
  const isPossible =
    upTo(10) === takers &&
    2 * upTo(rangeOf(median)) <= takers &&
    2 * upTo(rangeOf(median) + 1) >= takers &&
    below >= upTo(own) &&
    below + equal <= upTo(own + 1);
  // Between two middle results the median may be in a range without any.
  if (!isPossible) throw new Error('The comparison with others contradicts its distribution.');
}

/** The same answers at the same times as in the export of the learner's data. */
function checkExport({ attempts }) {
  const own = attempts.find(({ id }) => id === attempt.id);
  if (!own) throw new Error('The export does not have this attempt.');
  const received = own.answers.flatMap((answer) => answer.received);
  isEqual(
    'What was received',
    record.events.map(({ receivedAt }) => receivedAt),
    received.map(({ receivedAt }) => receivedAt).sort(),
  );
  isEqual(
    'The number of recorded changes by question',
    record.questions
      .map(({ number }) => record.events.filter((event) => event.number === number).length)
      .sort((a, b) => a - b),
    own.answers.map((answer) => answer.received.length).sort((a, b) => a - b),
  );
  isEqual(
    'The result',
    [attempt.score, attempt.points, attempt.totalQuestions, attempt.passed],
    [own.score, own.points, own.totalQuestions, own.passed],
  );
}

const byTag = (list) => list.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));

if (record.isComplete) {
  const { spans: _, ...time } = explanation.time;
  isEqual('Time', times(), time);
  isEqual('Changes', changes(), explanation.changes);
}
if (level >= 1) isEqual('Topics', byTag(topics()), byTag(explanation.topics));
isEqual('What would have passed', passing(), explanation.passing);
for (const each of [attempt, ...explanation.earlier])
  isEqual(
    `The percentage of attempt ${each.id}`,
    each.totalQuestions === 0
      ? 0
      : Math.floor((earnedOf(each) * 1000) / (each.totalQuestions * 100)) / 10,
    each.percentage,
  );
if (explanation.others) checkOthers(explanation.others);
if (personal) checkExport(personal);
console.log(`Recomputed: attempt ${attempt.id}, ${attempt.quiz.title}: every figure agrees.`);
