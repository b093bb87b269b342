import { hintsOfQuiz, type QuizHint } from '#shared/features/question/hints/quiz-hints.ts';
import { type Severity, severityOf } from '#shared/features/question/hints/severity.ts';
import { difficultyMix, keyPositions } from './balance.ts';
import { passMark, time } from './plausibility.ts';
import {
  type Finding,
  type Judged,
  notApplicable,
  type ScoredQuestion,
  type ScoredQuiz,
} from './scored-quiz.ts';

/** How much each part counts of 100. */
export const partWeights = {
  writing: 35,
  explanations: 20,
  altTexts: 15,
  difficulty: 8,
  keyPositions: 7,
  tags: 5,
  passMark: 5,
  time: 5,
} as const;
export type ScorePart = keyof typeof partWeights;

export interface PartScore {
  part: ScorePart;
  /** 0 to 100; null if the part does not apply to the quiz. */
  percent: number | null;
  /** The serious ones first. */
  findings: Finding[];
}

export interface QuizScore {
  /** 0 to 100; null without questions of its own. */
  percent: number | null;
  parts: PartScore[];
}

/** How much of a question is lost by one hint. */
const costs = { serious: 0.5, slight: 0.25 } as const satisfies Record<Severity, number>;

const altTextKinds: readonly QuizHint['kind'][] = ['noAltText', 'noTranscript'];

/** What speaks for and against publishing a quiz as it is. It is advice: any score can be published. */
export function scoreQuiz(quiz: ScoredQuiz): QuizScore {
  const hints = hintsOfQuiz(quiz.questions, quiz.language);
  const judged: Record<ScorePart, Judged> = {
    writing: writing(quiz, hints),
    explanations: byQuestion(quiz, of(hints, ['noExplanation']), () => true),
    altTexts: altTexts(quiz, of(hints, altTextKinds)),
    difficulty: difficultyMix(quiz),
    keyPositions: keyPositions(quiz),
    tags: tags(quiz),
    passMark: passMark(quiz),
    time: time(quiz),
  };
  const parts = partNames.map((part): PartScore => {
    const { share, findings } = judged[part];
    return { part, percent: share === null ? null : Math.round(share * 100), findings };
  });
  return { percent: quiz.questions.length === 0 ? null : weighted(judged), parts };
}

const partNames = Object.keys(partWeights).filter((name): name is ScorePart => name in partWeights);

/** The mean of the parts that apply. It is 100 only if nothing was found. */
function weighted(judged: Record<ScorePart, Judged>): number {
  const counted = partNames.flatMap((part) => {
    const { share } = judged[part];
    return share === null ? [] : [{ share, weight: partWeights[part] }];
  });
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  const earned = counted.reduce((sum, { share, weight }) => sum + share * weight, 0);
  return earned < total ? Math.min(99, Math.round((earned / total) * 100)) : 100;
}

const of = (hints: readonly QuizHint[], kinds: readonly QuizHint['kind'][]) =>
  hints.filter(({ kind }) => kinds.includes(kind));

const asFinding = ({ kind, questions }: QuizHint): Finding => ({
  kind,
  questions,
  severity: severityOf[kind],
});

const seriousFirst = (findings: readonly Finding[]): Finding[] => [
  ...findings.filter(({ severity }) => severity === 'serious'),
  ...findings.filter(({ severity }) => severity === 'slight'),
];

/** The mean over all questions of what their hints leave. */
function writing({ questions }: ScoredQuiz, hints: readonly QuizHint[]): Judged {
  if (questions.length === 0) return notApplicable;
  const findings = hints
    .filter(({ kind }) => kind !== 'noExplanation' && !altTextKinds.includes(kind))
    .map(asFinding);
  const lost = questions.map((_, index) =>
    findings
      .filter((finding) => finding.questions.includes(index))
      .reduce((sum, { severity }) => sum + costs[severity], 0),
  );
  const sum = lost.reduce((total, one) => total + Math.min(1, one), 0);
  return { share: 1 - sum / questions.length, findings: seriousFirst(findings) };
}

/** The share of the questions concerned that have none of the hints. */
function byQuestion(
  quiz: ScoredQuiz,
  hints: readonly QuizHint[],
  isConcerned: (question: ScoredQuestion) => boolean,
): Judged {
  const { hinted, concerned } = countHinted(quiz, hints, isConcerned);
  if (concerned === 0) return notApplicable;
  return { share: 1 - hinted / concerned, findings: hints.map(asFinding) };
}

function countHinted(
  { questions }: ScoredQuiz,
  hints: readonly QuizHint[],
  isConcerned: (question: ScoredQuestion) => boolean,
) {
  const hinted = new Set(hints.flatMap((hint) => hint.questions));
  const concerned = questions.filter(
    (question, index) => isConcerned(question) || hinted.has(index),
  );
  return { hinted: hinted.size, concerned: concerned.length };
}

/** The cover counts as one more picture. It may be decoration, so its missing text costs little. */
function altTexts(quiz: ScoredQuiz, hints: readonly QuizHint[]): Judged {
  const { hinted, concerned } = countHinted(quiz, hints, hasMedia);
  const all = concerned + (quiz.cover ? 1 : 0);
  if (all === 0) return notApplicable;
  const findings = hints.map(asFinding);
  const hasText = quiz.cover?.text.trim() !== '';
  if (!hasText) findings.push({ kind: 'noCoverText', severity: 'slight', questions: [] });
  return { share: 1 - (hinted + (hasText ? 0 : costs.slight)) / all, findings };
}

/** Pictures and sounds, in a text too. */
const hasMedia = ({ imageUrl, text, options, explanation }: ScoredQuestion): boolean =>
  imageUrl !== '' || [text, ...options, explanation].some((part) => /!\[[^\]]*\]\(/.test(part));

function tags({ questions }: ScoredQuiz): Judged {
  const stored = questions.filter(({ isTagged }) => isTagged !== undefined);
  if (stored.length === 0) return notApplicable;
  const untagged = questions.flatMap(({ isTagged }, index) => (isTagged === false ? [index] : []));
  if (untagged.length === 0) return { share: 1, findings: [] };
  return {
    share: 1 - untagged.length / stored.length,
    findings: [{ kind: 'noTags', severity: 'slight', questions: untagged }],
  };
}
