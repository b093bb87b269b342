import { describe, expect, test } from 'vitest';
import { type Role, roles } from '#shared/kernel/roles.ts';
import { adminRoutes } from '#tests/e2e/support/routes.ts';
import { sessionUser } from '#tests/support/session-user.ts';
import { hasRole, lacksFactor, roleFor, startPage, withLinkedRoles } from '#web/session/roles.ts';

const user = (held: Role[], hasSecondFactor = false) =>
  sessionUser({ isAdmin: held.includes('administrator'), roles: held, hasSecondFactor });

describe('the role that opens a page', () => {
  test.each([
    ['/admin', 'author'],
    ['/admin/', 'author'],
    ['/create-quiz', 'author'],
    ['/admin/edit-quiz/7', 'author'],
    ['/admin/questions', 'author'],
    ['/admin/question-quality', 'author'],
    ['/admin/classes', 'teacher'],
    ['/admin/classes/3', 'teacher'],
    ['/admin/classes-of-others', 'administrator'],
    ['/admin/users', 'administrator'],
    ['/admin/settings', 'administrator'],
    ['/admin/no-such-page', 'administrator'],
  ] as const)('%s is for %s', (path, role) => {
    expect(roleFor(path)).toBe(role);
  });

  test('most pages stay with administrators: a new one is theirs until it is named', () => {
    const open = adminRoutes.filter((path) => roleFor(path) !== 'administrator');
    expect(open.length).toBeLessThan(adminRoutes.length);
    expect(adminRoutes.map(roleFor)).toContain('administrator');
  });
});

describe('an account', () => {
  test('with the role of an administrator holds every role; a guest holds none', () => {
    for (const role of roles) {
      expect(hasRole(user(['administrator']), role)).toBe(true);
      expect(hasRole(user([role]), role)).toBe(true);
      expect(hasRole(user([]), role)).toBe(false);
      expect(hasRole(null, role)).toBe(false);
    }
    expect(hasRole(user(['author']), 'teacher')).toBe(false);
    expect(hasRole(user(['author', 'teacher']), 'administrator')).toBe(false);
  });

  test.each([
    [[], undefined],
    [['teacher'], '/admin/classes'],
    [['author'], '/admin'],
    [['author', 'teacher'], '/admin'],
    [['administrator'], '/admin'],
  ] as const)('with %j begins at %s', (held, page) => {
    expect(startPage(user([...held]))).toBe(page);
  });

  test('sees the links of the roles that it can use, and of all where it can use none', () => {
    const site = { secondFactorRoles: ['administrator' as const] };
    const rolesOf = (held: Role[], hasSecondFactor = false) =>
      withLinkedRoles(user(held, hasSecondFactor), site)?.roles;
    expect(rolesOf(['administrator', 'teacher'])).toEqual(['teacher']);
    expect(rolesOf(['administrator', 'teacher'], true)).toEqual(['administrator', 'teacher']);
    expect(rolesOf(['administrator'])).toEqual(['administrator']);
    expect(rolesOf([])).toEqual([]);
  });

  test('lacks a second factor for a page when all roles that open it need one', () => {
    const site = { secondFactorRoles: ['administrator' as const] };
    expect(lacksFactor(user(['administrator']), 'author', site)).toBe(true);
    expect(lacksFactor(user(['administrator'], true), 'author', site)).toBe(false);
    expect(lacksFactor(user(['administrator', 'author']), 'author', site)).toBe(false);
    expect(lacksFactor(user(['author']), 'author', site)).toBe(false);
    expect(lacksFactor(user(['author']), 'author', { secondFactorRoles: ['author'] })).toBe(true);
  });
});
