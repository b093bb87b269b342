import { expect, test } from 'vitest';
import { movePreview } from '#web/features/quiz/admin/list/move-preview.ts';

const quiz = (id: number, categoryId: number | null, subCategoryId: number | null = null) => ({
  ...{ id, categoryId, subCategoryId, title: `Quiz ${id}` },
  ...{ categoryName: `Category ${categoryId}`, subCategoryName: null },
});

test('quizzes are grouped by the place that they leave; those that are there already are skipped', () => {
  const quizzes = [quiz(1, 1), quiz(2, 2, 5), quiz(3, 1), quiz(4, 2, 6), quiz(5, null)];
  const { moved, skipped } = movePreview(quizzes, { categoryId: 2, subCategoryId: 5 });
  expect(moved.map((group) => group.quizzes.map(({ id }) => id))).toEqual([[1, 3], [4], [5]]);
  expect(moved[0]?.from).toMatchObject({ categoryName: 'Category 1' });
  expect(skipped.map(({ id }) => id)).toEqual([2]);
});
