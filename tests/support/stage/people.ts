import { type Cast, fresh } from './cast.ts';

/** Accounts other than those of the cast. */
export function createPeople({ world, admin }: Cast) {
  return {
    /** A member as whom no other test calls. */
    memberId: async () => (await world.person()).id,
    leavingId: async () => {
      const { id } = await world.person();
      await admin.calls.account.deletePerson({ id });
      return id;
    },
    /** A person who was invited so many minutes ago and has not come. */
    invitedId: async (minutesAgo = 0) => {
      const email = `${fresh()}@example.com`;
      const content = Buffer.from(email).toString('base64');
      await admin.calls.invitation.importPeople({ content });
      const { items } = await admin.calls.invitation.pending({});
      const id = items.find((item) => item.email === email)?.id ?? 0;
      const sentAt = new Date(world.clock.now().getTime() - minutesAgo * 60_000);
      await world.db.updateTable('invitations').set({ sentAt }).where('userId', '=', id).execute();
      return id;
    },
    exceptionId: async () => {
      const { id } = await world.db
        .insertInto('exceptions')
        .values({ userId: (await world.person()).id, extraTimePercent: 25, createdAt: new Date(0) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
