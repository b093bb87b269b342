import { expect, test } from 'vitest';
import { resetPassword } from '#server/features/account/passwords/mutations.ts';
import { endSessions } from '#server/features/account/sessions/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { createWorld, password } from '#tests/support/world.ts';

test('an old password that was checked just before a new one was set does not create a session', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const newHash = await world.services.passwords.hash('quite another');
  const replaced = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const reset = inTransaction(world.db, async (tx) => {
    await resetPassword(tx, { userId: person.id, hash: newHash }, world.clock.now());
    await endSessions(tx, person.id);
    replaced.resolve();
    await goOn.promise;
  });
  await replaced.promise;
  const login = world.guest.http('POST', '/api/login', { email: person.email, password });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  goOn.resolve();
  await reset;
  expect((await login).status).toBe(401);
  const sessions = await world.db
    .selectFrom('sessions')
    .where('userId', '=', person.id)
    .selectAll()
    .execute();
  expect(sessions).toEqual([]);
});
