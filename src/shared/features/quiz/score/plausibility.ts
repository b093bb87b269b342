import { answerSeconds } from './answer-time.ts';
import { guessChance } from './guessing.ts';
import { type Finding, type Judged, notApplicable, type ScoredQuiz } from './scored-quiz.ts';

/** How far the pass mark should be above what guessing earns, in percent of the questions. */
const aboveGuessing = 10;
/** From this many questions on, one slip should not fail an attempt. */
const manyQuestions = 10;

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Whether the pass mark separates those who know from those who do not. */
export function passMark(quiz: ScoredQuiz): Judged {
  const { questions, passMarkPercent, questionCount } = quiz;
  if (questions.length === 0) return notApplicable;
  const quizWide = { severity: 'serious', questions: [] } as const;
  if (passMarkPercent <= 0) return { share: 0, findings: [{ kind: 'passesAll', ...quizWide }] };
  const percent = Math.round(mean(questions.map(guessChance)) * 100);
  if (passMarkPercent < percent + aboveGuessing && percent > 0)
    return { share: 0, findings: [{ kind: 'guessable', percent, ...quizWide }] };
  if (passMarkPercent >= 100 && questionCount >= manyQuestions)
    return {
      share: 0.5,
      findings: [{ kind: 'perfection', severity: 'slight', questions: [] }],
    };
  return { share: 1, findings: [] };
}

/** Less of the usual time than this is too short. */
const shortest = 0.6;
/** A limit is too long if it is more than this many times the usual time and also exceeds it by this many minutes. */
const longest = { times: 5, minutes: 15 };

/** Whether the time limits suit the length and types of the questions. */
export function time(quiz: ScoredQuiz): Judged {
  const { questions, questionCount, timeLimit, questionSeconds } = quiz;
  if (questions.length === 0 || (timeLimit === null && questionSeconds === null))
    return notApplicable;
  const seconds = questions.map(answerSeconds);
  const hurried = seconds.flatMap((needed, index) =>
    questionSeconds !== null && questionSeconds < needed * shortest ? [index] : [],
  );
  const findings: Finding[] = [];
  if (hurried.length > 0)
    findings.push({ kind: 'shortQuestionTime', severity: 'serious', questions: hurried });
  const shares = [1 - hurried.length / questions.length];
  if (timeLimit !== null) {
    const needed = (mean(seconds) * questionCount) / 60;
    const minutes = Math.max(1, Math.round(needed));
    if (timeLimit < needed * shortest) {
      findings.push({ kind: 'shortTime', minutes, severity: 'serious', questions: [] });
      shares.push(0);
    } else if (timeLimit > needed * longest.times && timeLimit - needed > longest.minutes) {
      findings.push({ kind: 'longTime', minutes, severity: 'slight', questions: [] });
      shares.push(0.5);
    }
  }
  return { share: Math.min(...shares), findings };
}
