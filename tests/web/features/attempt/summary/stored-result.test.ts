import { afterEach, expect, it, vi } from 'vitest';
import { AttemptSummary } from '#shared/features/attempt/schema.ts';
import {
  readStoredResult,
  writeStoredResult,
} from '#web/features/attempt/summary/stored-result.ts';
import { personalKey } from '#web/session/personal-storage.ts';

const result: AttemptSummary = {
  id: 7,
  quizId: 3,
  quiz: { id: 3, title: 'Capitals', language: 'en', isOpen: true },
  status: 'submitted',
  selfReported: false,
  score: 4,
  totalQuestions: 5,
  points: 4,
  toBeMarked: 1,
  percentage: 80,
  passed: true,
  passScore: 3,
  passMarkPercent: 60,
  endedBy: 'learner',
  timeTaken: 61,
  startedAt: '2026-01-01T10:00:00.000Z',
  completedAt: '2026-01-01T10:01:01.000Z',
  canRetakeAt: null,
};
const note = {
  userId: 1,
  attemptId: 7,
  quiz: { id: 3, title: 'Capitals' },
  answered: 5,
  totalQuestions: 5,
};

const key = personalKey('quiz-result');

function keepInMemory(): Map<string, string> {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal('window', { sessionStorage });
  return kept;
}
afterEach(() => vi.unstubAllGlobals());

it('a result is read as it was written, with and without the answer of the server', () => {
  keepInMemory();
  expect(readStoredResult()).toBeUndefined();
  writeStoredResult(note);
  expect(readStoredResult()).toEqual(note);
  writeStoredResult({ ...note, result });
  expect(readStoredResult()).toEqual({ ...note, result });
});

it('a result is among what is removed at a sign-out', () => {
  const kept = keepInMemory();
  writeStoredResult({ ...note, result });
  expect([...kept.keys()]).toEqual([key]);
});

it('a result that lacks a field of an attempt, or has another value there, is not read', () => {
  const kept = keepInMemory();
  expect(Object.keys(result).sort()).toEqual(Object.keys(AttemptSummary.shape).sort());
  for (const field of Object.keys(AttemptSummary.shape)) {
    kept.set(key, JSON.stringify({ ...note, result: { ...result, [field]: {} } }));
    expect(readStoredResult(), field).toBeUndefined();
    // Only some results have points, or wait for marks.
    if (field === 'points' || field === 'toBeMarked') continue;
    kept.set(key, JSON.stringify({ ...note, result: { ...result, [field]: undefined } }));
    expect(readStoredResult(), field).toBeUndefined();
  }
});
