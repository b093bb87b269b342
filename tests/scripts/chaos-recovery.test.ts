import { expect, test } from 'vitest';
import { findSlowRecoveries, type Recovery } from '#scripts/chaos/recovery.ts';

const recovery = (milliseconds: number, changes: Partial<Recovery> = {}): Recovery => ({
  fault: 'app killed',
  of: 'app',
  milliseconds,
  pace: 10,
  ...changes,
});

/** Quick recoveries after different faults. */
const quick = (count: number): Recovery[] =>
  Array.from({ length: count }, (_, number) => recovery(20, { fault: `fault ${number}` }));

const kindsIn = (recoveries: Recovery[]) => findSlowRecoveries(recoveries).map(({ kind }) => kind);

test('quick recoveries, and a single late one, are accepted', () => {
  expect(kindsIn([...quick(10), recovery(5000)])).toEqual([]);
  expect(kindsIn([recovery(499), recovery(499)])).toEqual([]);
});

test('more than a tenth late is a finding, with what was late', () => {
  const late = [recovery(501), recovery(2000, { fault: 'app stopped' })];
  expect(kindsIn([...quick(18), ...late])).toEqual([]);
  const [finding] = findSlowRecoveries([...quick(17), ...late]);
  expect(finding).toMatchObject({ kind: 'slow recovery' });
  expect(finding?.text).toContain('2000 ms (app stopped; a call took 10 ms)');
});

test('one fault after which most acknowledgements are late is a finding among many quick ones', () => {
  const slow = { fault: 'PostgreSQL frozen', of: 'PostgreSQL' } as const;
  expect(kindsIn([...quick(60), recovery(900, slow), recovery(950, slow)])).toEqual([]);
  expect(kindsIn([...quick(60), recovery(1100, slow), recovery(1200, slow)])).toEqual([
    'slow recovery',
  ]);
});

test('on a machine whose calls took long just before, the limit is 25 calls', () => {
  expect(kindsIn([recovery(1400, { pace: 60 }), recovery(1400, { pace: 60 })])).toEqual([]);
  expect(kindsIn([recovery(1600, { pace: 60 }), recovery(1600, { pace: 60 })])).toEqual([
    'slow recovery',
  ]);
});

test('after a start that took long, the limit is a fifth of it', () => {
  expect(kindsIn([recovery(1900, { took: 10_000 }), recovery(1900, { took: 10_000 })])).toEqual([]);
  expect(kindsIn([recovery(2100, { took: 10_000 }), recovery(2100, { took: 10_000 })])).toEqual([
    'slow recovery',
  ]);
});

test('a recovery before which no call was made has the limit of the others', () => {
  const slowMachine = Array.from({ length: 6 }, () => recovery(900, { pace: 60 }));
  const first = [recovery(1400, { pace: 0 }), recovery(1400, { pace: 0 })];
  expect(kindsIn([...slowMachine, ...first])).toEqual([]);
  expect(kindsIn([...quick(6), ...first])).toEqual(['slow recovery']);
});
