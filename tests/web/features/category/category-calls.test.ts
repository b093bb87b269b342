import { TRPCClientError } from '@trpc/client';
import { getQueryKey } from '@trpc/react-query';
import { expect, test } from 'vitest';
import { callsOf } from '#tests/support/calls-of.tsx';
import { useCategoryWrites, useSubCategoryWrites } from '#web/features/category/admin/api.ts';
import { trpc } from '#web/trpc.ts';

interface Write {
  mutateAsync(input: { id: number; displayName: string }): Promise<unknown>;
}

test('after a refusal because of a newer version, the next edit begins from that version', async () => {
  const refusal = TRPCClientError.from({
    error: {
      code: -32000,
      message: 'Changed meanwhile',
      data: { failure: 'stale', httpStatus: 409, requestId: 'r' },
    },
  });
  const writes: (() => Write)[] = [
    () => useCategoryWrites().update,
    () => useSubCategoryWrites().update,
  ];
  for (const use of writes) {
    const { result, calls, queryClient } = callsOf(use, () => Promise.reject(refusal));
    calls.category.hierarchy.setData(undefined, []);
    await expect(result.mutateAsync({ id: 1, displayName: 'Maps' })).rejects.toThrow(
      'Changed meanwhile',
    );
    const key = getQueryKey(trpc.category.hierarchy, undefined, 'query');
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  }
});
