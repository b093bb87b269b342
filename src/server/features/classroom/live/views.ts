import type { z } from 'zod';
import { toBeMarkedField } from '#server/features/attempt/views.ts';
import {
  isConnected,
  type LiveClass,
  latestOf,
  liveState,
} from '#shared/features/classroom/live.ts';
import { isCountedStatus } from '#shared/kernel/attempt-status.ts';
import { pointsField } from '#shared/kernel/points.ts';
import type { AssignmentRow } from '../assignments/queries.ts';
import type { listLive } from './queries.ts';

type LiveRow = Awaited<ReturnType<typeof listLive>>[number];
type LiveMember = z.input<typeof LiveClass>['members'][number];

/** @param assignment names the quizzes of a series, of which each member writes one */
export function liveMember({ quizzes }: AssignmentRow, row: LiveRow, now: Date): LiveMember {
  const { status, deadline } = row;
  const state = liveState(status !== null && deadline !== null ? { status, deadline } : null, now);
  const lastContactAt = latestOf([row.startedAt, row.lastSavedAt, row.seenAt]);
  const quiz = quizzes.find(({ id }) => id === row.quizId);
  const isGraded = status !== null && isCountedStatus(status);
  return {
    userId: row.userId,
    name: row.name ?? '',
    state,
    attemptId: row.attemptId,
    quiz: quiz ? { id: quiz.id, title: quiz.title, language: quiz.language } : null,
    totalQuestions: row.totalQuestions ?? 0,
    answered: Number(row.answered ?? 0),
    place: row.place,
    deadline,
    dueAt: row.dueAt,
    untimed: row.untimed ?? false,
    lastContactAt,
    isConnected: state === 'writing' && lastContactAt !== null && isConnected(lastContactAt, now),
    score: isGraded ? row.score : null,
    ...(isGraded ? pointsField({ score: row.score ?? 0, points: row.points }) : {}),
    passed: row.passed ?? false,
    ...toBeMarkedField({ toBeMarked: row.toBeMarked ?? 0 }),
  };
}
