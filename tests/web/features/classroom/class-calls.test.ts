import { getQueryKey } from '@trpc/react-query';
import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/calls-of.tsx';
import { useClassCalls, useMemberCalls } from '#web/features/classroom/api.ts';
import { useTeacherCalls } from '#web/features/classroom/teachers/api.ts';
import { trpc } from '#web/trpc.ts';

test('a class that was deleted, or is taught no longer, leaves the lists that are shown next', async () => {
  const ways = [
    () => {
      const { result, ...rest } = callsOf(useClassCalls);
      return { ...rest, end: () => result.remove({ classId: 1 }) };
    },
    () => {
      const { result, ...rest } = callsOf(useTeacherCalls);
      return { ...rest, end: () => result.stop({ classId: 1 }) };
    },
  ];
  for (const way of ways) {
    const { end, calls, queryClient } = way();
    calls.classroom.list.setData(undefined, []);
    calls.classroom.own.setData(undefined, []);
    const isStale = (procedure: Parameters<typeof getQueryKey>[0]) =>
      queryClient.getQueryState(getQueryKey(procedure, undefined, 'query'))?.isInvalidated;
    expect(isStale(trpc.classroom.list)).toBe(false);
    await end();
    expect(isStale(trpc.classroom.list)).toBe(true);
    expect(isStale(trpc.classroom.own)).toBe(true);
  }
});

test('a class, or an assignment, that is sent again after a lost answer has the key of before', async () => {
  const assignment = { classId: 1, quizId: 2, startsAt: '2026-03-01T08:00:00Z', dueAt: null };
  const ways = [
    (calls: ReturnType<typeof useClassCalls>) => calls.create({ name: '7b' }),
    (calls: ReturnType<typeof useClassCalls>) => calls.assign(assignment),
  ];
  for (const send of ways) {
    const keys: unknown[] = [];
    const { result } = callsOf(useClassCalls, (input) => {
      keys.push(new Map(Object.entries(input ?? {})).get('idempotencyKey'));
      return keys.length === 1 ? Promise.reject(new Error('offline')) : { id: 1 };
    });
    await expect(send(result)).rejects.toThrow('offline');
    await send(result);
    await send(result);
    const [lost, again, next] = keys;
    expect(lost).toEqual(expect.any(String));
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
  }
});

test('a class that was left is offered to join once more', async () => {
  const { result, calls, queryClient } = callsOf(useMemberCalls);
  const joinCode = 'ABCDEF';
  calls.classroom.offer.setData({ joinCode }, { id: 1, name: '7b', teachers: [], isMember: true });
  await result.leave({ classId: 1 });
  const key = getQueryKey(trpc.classroom.offer, { joinCode }, 'query');
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});
