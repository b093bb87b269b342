import { describe, expect, test } from 'vitest';
import { hasAccess, isFactorRequired, requireAccess, roleRights } from '#server/kernel/access.ts';
import { type Role, roleColumns, roles, rolesOf } from '#shared/kernel/roles.ts';

const account = (held: readonly Role[], hasSecondFactor = false) => ({
  ...roleColumns(held),
  hasSecondFactor,
});
const member = (held: readonly Role[], needed: readonly Role[] = []) => ({
  kind: 'member' as const,
  userId: 1,
  ...roleRights({ secondFactorRoles: [...needed] }, account(held)),
});

/** Every set of roles, as the bits of a number. */
const sets = Array.from({ length: 2 ** roles.length }, (_, bits) =>
  roles.filter((_role, index) => bits & (1 << index)),
);

describe('roles', () => {
  test('are the same after they were stored', () => {
    for (const set of sets) expect(rolesOf(roleColumns(set))).toEqual(set);
  });

  test('that need a second factor grant nothing without one; others stay', () => {
    for (const held of sets)
      for (const needed of sets) {
        const settings = { secondFactorRoles: needed };
        const without = roleRights(settings, account(held));
        expect(rolesOf(without)).toEqual(held.filter((role) => !needed.includes(role)));
        const isNeeded = held.some((role) => needed.includes(role));
        expect(without.needsSecondFactor).toBe(isNeeded);
        expect(isFactorRequired(settings, account(held))).toBe(isNeeded);
        const withFactor = roleRights(settings, account(held, true));
        expect(withFactor).toEqual({ ...roleColumns(held), needsSecondFactor: false });
      }
  });

  test.each([
    ['author', ['author'], true],
    ['author', ['teacher'], false],
    ['author', ['administrator'], true],
    ['teacher', ['teacher'], true],
    ['teacher', ['author'], false],
    ['teacher', ['administrator'], true],
    ['admin', ['author', 'teacher'], false],
    ['admin', ['administrator'], true],
    ['member', [], true],
  ] as const)('a call for %s, by an account with %j: %s', (access, held, isAllowed) => {
    const call = () => requireAccess(member(held), access);
    expect(hasAccess(member(held), access)).toBe(isAllowed);
    if (isAllowed) expect(call).not.toThrow();
    else expect(call).toThrow('to do this');
  });

  test('a refusal for lack of a second factor says so', () => {
    expect(() => requireAccess(member(['author'], ['author']), 'author')).toThrow('second factor');
    expect(() => requireAccess(member(['teacher'], ['author']), 'author')).toThrow('role');
  });
});
