import { z } from 'zod';
import { orNotFound } from '#server/kernel/failure.ts';
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
import { findSuspension } from '../queries.ts';
import { listSessions } from '../sessions/queries.ts';
import { findPerson, listAllPeople, listPeople } from './queries.ts';
import { detailsOf, peopleCsv, withRoles } from './views.ts';
import { changeRoles } from './workflows/change-roles.ts';
import { deletePerson, endSessionsOf, keepPerson } from './workflows/end-access.ts';
import { mailReset } from './workflows/mail-reset.ts';
import { liftSuspensions, suspendPeople } from './workflows/suspend.ts';

/** The rows of one file; more would take too much of the process's memory. */
const mostRows = 100_000;

const ByIds = z.object({ ids: ManyIds });
const ById = z.object({ id: Id });

/** What administrators do with the accounts of others. */
export const people = {
  people: adminProcedure
    .input(PeopleQuery)
    .output(PeoplePage)
    .query(async ({ ctx, input }) => {
      const { items, ...page } = await listPeople(ctx.db, input);
      return { ...page, items: items.map(withRoles) };
    }),

  person: adminProcedure
    .meta({ finds: 'Account' })
    .input(ById)
    .output(PersonDetails)
    .query(async ({ ctx, input: { id } }) => {
      const person = orNotFound(await findPerson(ctx.db, id), 'Account');
      const suspension = await findSuspension(ctx.db, id);
      const sessions = await listSessions(ctx.db, id, ctx.now);
      return detailsOf({ person, suspension, sessions }, ctx.language);
    }),

  peopleFile: adminProcedure
    .meta({ event: 'people-exported' })
    .input(PeopleFilter)
    .output(z.object({ csv: z.string() }))
    .query(async ({ ctx, input }) => ({
      csv: peopleCsv(await listAllPeople(ctx.db, input, mostRows)),
    })),

  suspendPeople: adminProcedure
    .input(Suspension)
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input }) => suspendPeople(ctx, ctx.actor.userId, input)),

  liftSuspensions: adminProcedure
    .input(ByIds)
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input: { ids } }) => liftSuspensions(ctx, ids)),

  endSessionsOf: adminProcedure
    .input(ByIds)
    .output(z.array(RowOutcome))
    .mutation(({ ctx, input: { ids } }) => endSessionsOf(ctx, ids)),

  setRoles: adminProcedure
    .meta({ finds: 'Account' })
    .input(RoleChange)
    .output(RoleChange.pick({ roles: true }))
    .mutation(async ({ ctx, input }) => {
      await changeRoles(ctx, ctx.actor.userId, input);
      return { roles: input.roles };
    }),

  mailReset: adminProcedure
    .meta({ finds: 'Account' })
    .input(ById)
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      await mailReset(ctx, id);
      return { id };
    }),

  deletePerson: adminProcedure
    .meta({ finds: 'Account' })
    .input(ById)
    .output(z.object({ scheduledDeletionDate: Timestamp }))
    .mutation(async ({ ctx, input: { id } }) => ({
      scheduledDeletionDate: await deletePerson(ctx, ctx.actor.userId, id),
    })),

  keepPerson: adminProcedure
    .meta({ finds: 'Account' })
    .input(ById)
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input: { id } }) => {
      await keepPerson(ctx, id);
      return { id };
    }),
};
