import Papa from 'papaparse';
import type { Language } from '#shared/kernel/language/languages.ts';
import { type RoleColumns, rolesOf } from '#shared/kernel/roles.ts';
import { protectedCell } from '#shared/kernel/text/protected-cell.ts';
import type { findSuspension } from '../queries.ts';
import type { listSessions } from '../sessions/queries.ts';
import { deviceName } from '../sessions/views.ts';
import type { getPerson, listAllPeople } from './queries.ts';

interface Parts {
  person: Awaited<ReturnType<typeof getPerson>>;
  suspension: Awaited<ReturnType<typeof findSuspension>>;
  sessions: Awaited<ReturnType<typeof listSessions>>;
  providers: string[];
}

export const withRoles = <Row extends RoleColumns>(row: Row) => ({ ...row, roles: rolesOf(row) });

export function detailsOf({ person, suspension, sessions, providers }: Parts, language: Language) {
  return {
    ...withRoles(person),
    hasPassword: Boolean(person.hasPassword),
    providers,
    suspension: suspension ?? null,
    sessions: sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceName(userAgent, language),
    })),
  };
}

type Listed = Awaited<ReturnType<typeof listAllPeople>>[number];

const columns: Record<string, (person: Listed) => string | number | Date | boolean | null> = {
  id: ({ id }) => id,
  username: ({ username }) => username,
  display_name: ({ displayName }) => displayName,
  email: ({ email }) => email,
  email_verified: ({ emailVerified }) => emailVerified,
  roles: (person) => rolesOf(person).join(' ') || 'member',
  status: ({ status }) => status,
  created_at: ({ createdAt }) => createdAt,
  last_login_at: ({ lastLoginAt }) => lastLoginAt,
  deletion_date: ({ scheduledDeletionDate }) => scheduledDeletionDate,
};

const cellOf = (value: string | number | Date | boolean | null): string =>
  value instanceof Date ? value.toISOString() : String(value ?? '');

/** People as a CSV text, with a mark by which spreadsheets recognise its encoding. */
export function peopleCsv(people: readonly Listed[]): string {
  const rows = people.map((person) =>
    Object.values(columns).map((read) => protectedCell(cellOf(read(person)))),
  );
  return `\ufeff${Papa.unparse([Object.keys(columns), ...rows])}\r\n`;
}
