import type { z } from 'zod';
import type { getBankQuestion } from '#server/features/question/bank/queries.ts';
import type { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import type { PartResult } from '#shared/features/progress/results.ts';
import { advantageOf, type Detected, detect } from '#shared/features/quality/detector.ts';
import type {
  Finding,
  FindingMark,
  QualityRow,
  QuestionQuality,
} from '#shared/features/quality/schema.ts';
import type { FindingKind } from '#shared/features/question/health.ts';
import { isChosen } from '#shared/features/question/question-types/answering.ts';
import {
  fieldsOf,
  givenAnswer,
  type QuestionResponse,
} from '#shared/features/question/question-types/registry.ts';
import { plainPreview } from '#shared/kernel/text/excerpt.ts';
import type { listQuality, listReports } from './queries.ts';
import type { Answered } from './workflows/read-answers.ts';

/** What a finding means for those who take the question: a wrong key costs credit, an unused option does not. */
const severity: Record<FindingKind, number> = {
  wrong_key: 100,
  second_key: 60,
  drifted: 30,
  guessed: 30,
  unused_options: 5,
};

const sureness: Record<FindingMark['certainty'], number> = {
  possible: 0.4,
  likely: 0.7,
  almost_certain: 1,
};

/** By how much the findings raise a question in the list. */
export const rankOf = (findings: readonly FindingMark[]): number =>
  findings.reduce((sum, { kind, certainty }) => sum + severity[kind] * sureness[certainty], 0);

type Question = Awaited<ReturnType<typeof listAskedQuestions>>[number];
type Listed = Awaited<ReturnType<typeof listQuality>>['items'][number];

const previewLength = 200;

export function qualityRow(row: Listed, question: Question): QualityRow {
  return {
    ...row,
    type: question.type,
    preview: plainPreview(question.text, previewLength),
    findings: row.findings ?? [],
  };
}

interface Parts {
  question: Awaited<ReturnType<typeof getBankQuestion>>;
  answers: Answered;
  parts: PartResult[];
  reports: Awaited<ReturnType<typeof listReports>>;
  keptAt: Date | null;
}

/** At most this many answers are shown; rarer ones say little. */
const maxGiven = 8;

export function questionQuality({
  question,
  answers,
  parts,
  reports,
  keptAt,
}: Parts): z.input<typeof QuestionQuality> {
  const { groups } = answers;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const correct = groups.reduce((sum, group) => sum + (group.isCorrect ? group.count : 0), 0);
  const { id, text, type, uses, otherUses } = question;
  return {
    ...{ id, text, type, uses, otherUses, parts, reports, keptAt },
    answers: total,
    facility: total === 0 ? null : correct / total,
    findings: detect(answers).map((found) => findingOf(found, answers, total)),
    given: groups.slice(0, maxGiven).map((group) => ({
      answer: group.given === null ? null : answerText(answers.question, group.given),
      isCorrect: group.isCorrect,
      share: group.count / total,
      advantage: advantageOf([group], groups),
    })),
  };
}

function findingOf(found: Detected, { question, groups }: Answered, total: number): Finding {
  if ('options' in found) {
    const { options } = fieldsOf(question.body);
    return { ...found, options: found.options.map((option) => options[option] ?? '') };
  }
  if (!('answer' in found)) return found;
  const { kind, certainty } = found;
  const { given = null, count = 0 } = groups[found.answer] ?? {};
  return { kind, certainty, answer: answerText(question, given), share: count / total };
}

/** An answer in words: the chosen options, or what was typed. */
function answerText(question: Question, response: QuestionResponse | null): string {
  const given = givenAnswer(response);
  if (given.answerText !== null) return given.answerText;
  const { spots = [] } = given;
  if (spots.length > 0) return spots.map(({ x, y }) => `${x / 100} % / ${y / 100} %`).join('; ');
  const { options } = fieldsOf(question.body);
  return options.filter((_, option) => isChosen(given, option)).join('; ');
}
