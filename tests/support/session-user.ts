import type { Outputs } from '#web/trpc.ts';

type User = NonNullable<Outputs['account']['me']>;

/** A signed-in user as the server describes one. */
export const sessionUser = (own: Partial<User> = {}): User => ({
  id: 1,
  username: 'ann',
  email: 'ann@example.com',
  displayName: null,
  firstName: null,
  lastName: null,
  photoURL: null,
  timezone: null,
  preferredLanguage: 'en',
  emailVerified: true,
  hasPassword: true,
  hasSecondFactor: false,
  usernameProvisional: false,
  isAdmin: false,
  roles: [],
  accessibility: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...own,
});
