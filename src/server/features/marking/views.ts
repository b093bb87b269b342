import type { z } from 'zod';
import type { listMarks } from '#server/features/attempt/marking/queries.ts';
import type { listAskedQuestions } from '#server/features/quiz/questions/queries.ts';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { AnswerToMark, WaitingAnswers } from '#shared/features/marking/schema.ts';
import {
  type EssayFields,
  emptyEssay,
} from '#shared/features/question/question-types/essay/essay-fields.ts';
import { fieldsOf, givenAnswer } from '#shared/features/question/question-types/registry.ts';
import { pointsField } from '#shared/kernel/points.ts';
import { plainPreview } from '#shared/kernel/text/excerpt.ts';
import type { listWaiting, MarkableRow } from './queries.ts';

export const essayOf = ({ body }: Pick<PaperQuestion, 'body'>): EssayFields =>
  fieldsOf(body).essay ?? emptyEssay;

/** The question of an answer as it was asked. */
function questionOf({ paper, questionId, attemptId }: MarkableRow): PaperQuestion {
  const question = paper.find((asked) => asked.questionId === questionId);
  if (!question) throw new Error(`Attempt ${attemptId} has no question ${questionId}.`);
  return question;
}

export function answerToMark(
  row: MarkableRow,
  marks: Awaited<ReturnType<typeof listMarks>>,
  { named }: { named: boolean },
): z.input<typeof AnswerToMark> {
  const question = questionOf(row);
  const { text, imageUrl, imageAlt } = question;
  return {
    ...{ id: row.id, attemptId: row.attemptId, questionId: row.questionId },
    quiz: { id: row.quizId, title: row.quizTitle, language: row.quizLanguage },
    ...{ text, imageUrl, imageAlt },
    essay: essayOf(question),
    answerText: givenAnswer(row.response).answerText ?? '',
    endedAt: row.endedAt,
    learner: named && row.userId !== null ? { id: row.userId, name: row.name ?? '' } : null,
    marks,
    result: {
      ...{ score: row.score, totalQuestions: row.totalQuestions },
      ...pointsField(row),
      ...{ passed: row.passed, toBeMarked: row.toBeMarked },
    },
  };
}

const previewLength = 160;

export function waitingQuestion(
  row: Awaited<ReturnType<typeof listWaiting>>[number],
  questions: ReadonlyMap<number, Awaited<ReturnType<typeof listAskedQuestions>>[number]>,
): z.input<typeof WaitingAnswers>['questions'][number] {
  const { text = '' } = questions.get(row.questionId) ?? {};
  return {
    quiz: { id: row.quizId, title: row.quizTitle, language: row.quizLanguage },
    questionId: row.questionId,
    preview: plainPreview(text, previewLength),
    waiting: row.waiting,
    oldestAt: row.oldestAt,
  };
}
