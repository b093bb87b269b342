import { z } from 'zod';
import { adminProcedure } from '#server/kernel/trpc.ts';
import {
  PeopleFilter,
  PeoplePage,
  PeopleQuery,
  PersonDetails,
  RoleChange,
  Suspension,
} from '#shared/features/account/people.ts';
import { Id } from '#shared/kernel/id.ts';
import { ManyIds, RowOutcome } from '#shared/kernel/many.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { findWaysIn } from '../providers/queries.ts';
import { findSuspension } from '../queries.ts';
import { listSessions } from '../sessions/queries.ts';
import { getPerson, listAllPeople, listPeople } from './queries.ts';
import { detailsOf, peopleCsv, withRoles } from './views.ts';
import { changeRoles } from './workflows/change-roles.ts';
import {
  cancelPersonDeletion,
  endSessionsOf,
  schedulePersonDeletion,
} from './workflows/end-access.ts';
import { mailReset } from './workflows/mail-reset.ts';
import { liftSuspensions, suspendPeople } from './workflows/suspend.ts';

/** The rows of one file; more would take too much of the process's memory. */
const maxRows = 100_000;

const ByIds = z.object({ ids: ManyIds });
const ById = z.object({ id: Id });

/** What administrators do with the accounts of others. */
export const people = {
  people: adminProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/admin/people',
        summary: 'The accounts: searched, filtered, sorted and paged',
        list: 'plain',
        strict: true,
      },
    })
    .input(PeopleQuery)
    .output(PeoplePage)
    .query(async ({ ctx, input }) => {
      const { items, ...page } = await listPeople(ctx.db, input);
      return { ...page, items: items.map(withRoles) };
    }),

  person: adminProcedure
    .meta({
      finds: 'Account',
      rest: {
        method: 'GET',
        path: '/api/admin/people/{id}',
        summary: 'An account, with its sessions and its suspension',
        strict: true,
      },
    })
    .input(ById)
    .output(PersonDetails)
    .query(async ({ ctx, input: { id } }) => {
      const person = await getPerson(ctx.db, id);
      const suspension = await findSuspension(ctx.db, id);
      const sessions = await listSessions(ctx.db, id, ctx.now);
      const linked = (await findWaysIn(ctx.db, id)).providers;
      // One that is not configured any more has no name.
      const providers = linked.map((provider) => ctx.providers.get(provider)?.name ?? provider);
      return detailsOf({ person, suspension, sessions, providers }, ctx.language);
    }),

  peopleFile: adminProcedure
    .meta({
      event: 'people-exported',
      rest: {
        method: 'GET',
        path: '/api/admin/people/file',
        summary: 'The accounts that are found, as CSV',
        strict: true,
      },
    })
    .input(PeopleFilter)
    .output(z.object({ csv: z.string().describe('The table') }))
    .query(async ({ ctx, input }) => ({
      csv: peopleCsv(await listAllPeople(ctx.db, input, maxRows)),
    })),

  suspendPeople: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/people/suspensions',
        summary: 'Suspend accounts, with a reason that their owners read; their sessions end',
        strict: true,
      },
    })
    .input(Suspension)
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) => suspendPeople(ctx, ctx.actor.userId, input)),

  liftSuspensions: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/people/resumptions',
        summary: 'Lift the suspensions of accounts',
        strict: true,
      },
    })
    .input(ByIds)
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input: { ids } }) => liftSuspensions(ctx, ids)),

  endSessionsOf: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/admin/people/sign-outs',
        summary: 'Sign accounts out everywhere: their sessions end, their access tokens stay',
        strict: true,
      },
    })
    .input(ByIds)
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input: { ids } }) => endSessionsOf(ctx, ids)),

  setRoles: adminProcedure
    .meta({
      finds: 'Account',
      // The proof of the caller belongs to a session.
      sessionOnly: true,
      rest: {
        method: 'PUT',
        path: '/api/admin/people/{id}/roles',
        summary: 'Give an account these roles and no others',
        refuses: ['conflict'],
        strict: true,
      },
    })
    .input(RoleChange)
    .output(RoleChange.pick({ roles: true }))
    .mutation(async ({ ctx, input }) => {
      await changeRoles(ctx, ctx.actor.userId, input);
      return { roles: input.roles };
    }),

  mailReset: adminProcedure
    .meta({
      finds: 'Account',
      rest: {
        method: 'POST',
        path: '/api/admin/people/{id}/reset-mail',
        summary: 'Mail the owner of an account a link to choose a new password',
        refuses: ['conflict'],
        strict: true,
      },
    })
    .input(ById)
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      await mailReset(ctx, id);
      return { id };
    }),

  deletePerson: adminProcedure
    .meta({
      finds: 'Account',
      rest: {
        method: 'DELETE',
        path: '/api/admin/people/{id}',
        summary: 'Have an account erased after the days of grace',
        refuses: ['conflict'],
        strict: true,
      },
    })
    .input(ById)
    .output(z.object({ scheduledDeletionDate: Timestamp }))
    .mutation(async ({ ctx, input: { id } }) => ({
      scheduledDeletionDate: await schedulePersonDeletion(ctx, ctx.actor.userId, id),
    })),

  keepPerson: adminProcedure
    .meta({
      finds: 'Account',
      rest: {
        method: 'POST',
        path: '/api/admin/people/{id}/keep',
        summary: 'Keep an account that would be erased',
        refuses: ['conflict'],
        strict: true,
      },
    })
    .input(ById)
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      await cancelPersonDeletion(ctx, id);
      return { id };
    }),
};
