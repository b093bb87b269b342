import { describe, expect, it } from 'vitest';
import type { Cell, Gradebook } from '#web/features/classroom/api.ts';
import {
  linesOf,
  type Order,
  ordered,
  summaryOf,
} from '#web/features/classroom/gradebook/gradebook-order.ts';

const cellOf = (percentage: number | null): Cell => ({
  state: percentage === null ? 'missing' : percentage === 50 ? 'late' : 'done',
  ...(percentage === null ? {} : { mark: { percentage, passed: percentage >= 80 } }),
});

const person = (userId: number, name: string) => ({
  ...{ userId, name, email: '', isSuspended: false, hasSignedIn: true },
  joinedAt: '2026-01-01T00:00:00Z',
});

const assignment = (id: number) => ({
  ...{ id, title: `Quiz ${id}`, language: 'en', quizId: id, series: null, note: null, dueAt: null },
  ...{ late: { policy: 'marked' as const }, cutOffAt: null, memberIds: null, memberConditions: [] },
  ...{ startsAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' },
});

/** Ann has 90 and 50, Ben nothing and 80, Cleo 70 and nothing. */
const book: Gradebook = {
  class: {
    ...{ id: 1, name: '7b', joinCode: 'X', isOpen: true, isMaker: true },
    createdAt: '2026-01-01T00:00:00Z',
  },
  members: [person(1, 'Ann'), person(2, 'Ben'), person(3, 'Cleo')],
  assignments: [assignment(20), assignment(10)],
  lines: [
    [cellOf(90), cellOf(50)],
    [cellOf(null), cellOf(80)],
    [cellOf(70), cellOf(null)],
  ],
};
const lines = linesOf(book);
const complete = (percentage: number) => ({ percentage, isProvisional: false });
const namesBy = (by: Order['by'], direction: Order['direction']) =>
  ordered(lines, { by, direction }, undefined).map(({ member }) => member.name);

describe('the lines of a gradebook', () => {
  it('have their cells in the order of the assignments, and the mean of the marks that there are', () => {
    expect(lines.map(({ cells }) => cells.map(({ assignmentId }) => assignmentId))).toEqual(
      Array.from({ length: 3 }, () => [20, 10]),
    );
    expect(lines.map(({ mean }) => mean?.percentage)).toEqual([70, 80, 70]);
    expect(summaryOf(lines, 0)).toEqual({ mean: complete(80), marked: 2, total: 3 });
    expect(summaryOf([], 0)).toEqual({ mean: null, marked: 0, total: 0 });
    const without = lines.map(({ cells, ...line }) => ({
      ...line,
      cells: cells.map((cell) => ({
        ...cell,
        ...(cell.mark ? {} : { state: 'excused' as const }),
      })),
    }));
    expect(summaryOf(without, 0)).toEqual({ mean: complete(80), marked: 2, total: 2 });
  });

  it('have a provisional mean while a mark in it can still rise', () => {
    const cell: Cell = {
      state: 'done',
      mark: { percentage: 0, passed: false, isProvisional: true },
    };
    const [ann] = linesOf({ ...book, lines: [[cellOf(90), cell]] });
    expect(ann?.mean).toEqual({ percentage: 45, isProvisional: true });
    expect(summaryOf(ann ? [ann] : [], 0).mean).toEqual(complete(90));
    expect(summaryOf(ann ? [ann] : [], 1).mean).toEqual({ percentage: 0, isProvisional: true });
  });

  it('are sorted by name, by mean and by any assignment; without a mark last, equal ones by name', () => {
    expect(namesBy('name', 'desc')).toEqual(['Cleo', 'Ben', 'Ann']);
    expect(namesBy('mean', 'desc')).toEqual(['Ben', 'Ann', 'Cleo']);
    expect(namesBy(20, 'desc')).toEqual(['Ann', 'Cleo', 'Ben']);
    expect(namesBy(20, 'asc')).toEqual(['Cleo', 'Ann', 'Ben']);
    expect(namesBy(10, 'asc')).toEqual(['Ann', 'Ben', 'Cleo']);
  });

  it.each([
    ['missing', ['Ben', 'Cleo']],
    ['late', ['Ann']],
    ['below', ['Ann', 'Cleo']],
  ] as const)('are filtered by who has a mark that is %s', (filter, names) => {
    const found = ordered(lines, { by: 'name', direction: 'asc' }, filter);
    expect(found.map(({ member }) => member.name)).toEqual(names);
  });

  it('are not below the pass mark while answers wait that can still make them pass', () => {
    const waiting: Cell = {
      state: 'done',
      mark: { percentage: 50, passed: false, isProvisional: true },
    };
    const waitingLines = linesOf({ ...book, lines: [[waiting], [cellOf(70)]] });
    const found = ordered(waitingLines, { by: 'name', direction: 'asc' }, 'below');
    expect(found.map(({ member }) => member.name)).toEqual(['Ben']);
  });
});
