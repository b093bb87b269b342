import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { purgeAccounts } from '#server/features/account/erasure/workflows/purge-accounts.ts';
import { recountTallies, tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

const day = 86_400_000;

/** What erasing an account does to every column that refers to one. A new column must be added here. */
const fates: Record<string, 'row goes' | 'emptied' | 'anonymised'> = {
  'access_links.created_by': 'emptied',
  'access_openings.user_id': 'row goes',
  'access_tokens.user_id': 'row goes',
  'address_undos.user_id': 'row goes',
  'assignment_members.user_id': 'row goes',
  'audit_entries.actor_id': 'emptied',
  'answer_marks.marked_by': 'emptied',
  'authenticator_apps.user_id': 'row goes',
  'achievement_checks.user_id': 'row goes',
  'blog_posts.author_id': 'emptied',
  'blog_posts.updated_by': 'emptied',
  'categories.updated_by': 'emptied',
  'certificate_checks.user_id': 'row goes',
  'certificates.user_id': 'row goes',
  'challenges.user_id': 'row goes',
  'class_exceptions.created_by': 'emptied',
  'class_exceptions.user_id': 'row goes',
  'class_members.user_id': 'row goes',
  'class_teachers.user_id': 'row goes',
  'classes.created_by': 'emptied',
  'contact_messages.user_id': 'row goes',
  'contact_replies.author_id': 'emptied',
  'drafts.user_id': 'row goes',
  'editor_presences.user_id': 'row goes',
  'exceptions.created_by': 'emptied',
  'exceptions.user_id': 'row goes',
  'gradebook_changes.changed_by': 'emptied',
  'gradebook_entries.updated_by': 'emptied',
  'gradebook_entries.user_id': 'row goes',
  'idempotency_keys.user_id': 'row goes',
  'imports.created_by': 'emptied',
  'invitations.invited_by': 'emptied',
  'invitations.user_id': 'row goes',
  'notice_choices.user_id': 'row goes',
  'notice_times.user_id': 'row goes',
  'notices.user_id': 'row goes',
  'passkeys.user_id': 'row goes',
  'push_subscriptions.user_id': 'row goes',
  'password_reset_tokens.user_id': 'row goes',
  'goal_checks.user_id': 'row goes',
  'goal_days.user_id': 'row goes',
  'learner_ratings.user_id': 'row goes',
  'past_goals.user_id': 'row goes',
  'past_time_zones.user_id': 'row goes',
  'daily_answers.user_id': 'emptied',
  'bookmarks.user_id': 'row goes',
  'practice_answers.user_id': 'row goes',
  'comment_reports.user_id': 'row goes',
  'question_comments.updated_by': 'emptied',
  'question_comments.user_id': 'row goes',
  'question_notes.user_id': 'row goes',
  'accessibility_profiles.user_id': 'row goes',
  'practice_settings.user_id': 'row goes',
  'practice_sprints.user_id': 'row goes',
  'league_opt_outs.user_id': 'row goes',
  'week_standings.user_id': 'row goes',
  'reminder_checks.user_id': 'row goes',
  'question_quality.kept_by': 'emptied',
  'question_reports.settled_by': 'emptied',
  'question_reports.user_id': 'row goes',
  'reopen_wishes.user_id': 'row goes',
  'regrades.created_by': 'emptied',
  'question_versions.created_by': 'emptied',
  'quiz_attempts.user_id': 'anonymised',
  'quiz_bests.user_id': 'row goes',
  'quiz_feedback.user_id': 'row goes',
  'quiz_stars.user_id': 'emptied',
  'recovery_codes.user_id': 'row goes',
  'quizzes.created_by': 'emptied',
  'quizzes.updated_by': 'emptied',
  'series.updated_by': 'emptied',
  'sessions.user_id': 'row goes',
  'share_links.created_by': 'emptied',
  'social_shares.user_id': 'row goes',
  'standings.user_id': 'row goes',
  'sub_categories.created_by': 'emptied',
  'sub_categories.updated_by': 'emptied',
  'testimonials.approved_by': 'emptied',
  'testimonials.updated_by': 'emptied',
  'testimonials.user_id': 'row goes',
  'uploads.created_by': 'emptied',
  'user_identities.user_id': 'row goes',
  'user_achievements.user_id': 'row goes',
  'users.suspended_by': 'emptied',
};

test('decision 78: every column that refers to an account is listed, and the database does what is listed', async () => {
  await using world = await createWorld();
  const { rows } = await sql<{ column: string; rule: string }>`
    select conrelid::regclass || '.' || attname as column, confdeltype as rule
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass`.execute(world.db);
  expect(rows.map((row) => row.column).sort(), '`fates` of this test names each column').toEqual(
    Object.keys(fates).sort(),
  );
  for (const { column, rule } of rows) {
    expect([column, rule]).toEqual([column, fates[column] === 'row goes' ? 'c' : 'n']);
  }
  const { rows: unnamed } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and table_name <> 'users'
      and (column_name like '%user_id' or column_name in ('created_by', 'author_id', 'approved_by')
        or column_name like '%email%')`.execute(world.db);
  const withoutKey = unnamed.map((row) => row.column).filter((column) => !(column in fates));
  // Erased by the address, if it is verified.
  // An old address is erased with its row; what changed about a member is forgotten after two minutes.
  expect(withoutKey.sort()).toEqual([
    'address_undos.old_email',
    'contact_messages.email',
    'member_changes.user_id',
  ]);
});

/** Rows of the account in every table. */
async function leaveTraces(world: World, person: Person, quizId: number) {
  const { db } = world;
  const userId = person.id;
  const attempt = await db
    .selectFrom('quizAttempts')
    .where('userId', '=', userId)
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('answers')
    .set({ response: JSON.stringify({ answerText: 'my own words' }) })
    .where('quizAttemptId', '=', attempt.id)
    .execute();
  await db
    .insertInto('quizFeedback')
    .values({ userId, quizId, quizAttemptId: attempt.id, suggestions: 'mine' })
    .execute();
  await db.insertInto('userAchievements').values({ userId, achievementType: 'mine' }).execute();
  await db
    .insertInto('drafts')
    .values({
      userId,
      kind: 'quiz',
      documentId: 0,
      writer: 'editor-window-0000001',
      content: JSON.stringify({ title: 'mine' }),
    })
    .execute();
  await db
    .insertInto('socialShares')
    .values({ userId, platform: 'mine', shareType: 'quiz' })
    .execute();
  await db
    .insertInto('testimonials')
    .values({ userId, name: 'Mine', role: 'Learner', content: 'My own words', rating: 5 })
    .execute();
  for (const owner of [userId, null]) {
    await db
      .insertInto('contactMessages')
      .values({
        userId: owner,
        name: 'Mine',
        email: person.email.toUpperCase(),
        subject: 'mine',
        category: 'other',
        message: 'my own words',
      })
      .execute();
  }
  await db
    .insertInto('blogPosts')
    .values({ authorId: userId, title: 'Post', slug: 'post', excerpt: 'e', content: 'c' })
    .execute();
}

test('decision 78: an account is erased everywhere; quizzes keep their statistics under an anonymous key', async () => {
  await using world = await createWorld();
  const [gone, stays] = [await world.person({ username: 'gone_person' }), await world.person()];
  const quiz = await makeQuiz(world);
  for (const person of [gone, gone, stays]) {
    const attempt = await person.calls.attempt.start({ quizId: quiz.id });
    await person.calls.attempt.submit({
      attemptId: attempt.id,
      answers: answersFor(attempt.questions, 9),
    });
    world.clock.advance(6 * day);
  }
  await gone.calls.attempt.start({ quizId: (await makeQuiz(world)).id });
  await leaveTraces(world, gone, quiz.id);
  await tallyAttempts(world.db, world.clock.now());
  const statistics = () =>
    world.db.selectFrom('quizStats').selectAll().where('quizId', '=', quiz.id).execute();
  const before = await statistics();
  expect(before).toMatchObject([{ uniqueUsers: 2, attemptCount: 3 }]);

  await gone.calls.account.deleteAccount({ password: 'correct horse battery' });
  world.clock.advance(15 * day + 1000);
  expect(await purgeAccounts(world.db, world.clock.now())).toBe(1);

  const attempts = await world.db
    .selectFrom('quizAttempts')
    .where('userId', 'is', null)
    .select(['anonymousKey', 'status', 'score'])
    .execute();
  expect(attempts).toHaveLength(2);
  expect(new Set(attempts.map((attempt) => attempt.anonymousKey)).size).toBe(1);
  expect(attempts[0]?.anonymousKey).toBeTruthy();

  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.db);
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(world.db);
    const text = rows.map(({ row }) => row.toLowerCase()).join('\n');
    for (const trace of ['gone_person', 'my own words', '"mine"']) {
      expect(text.includes(trace) ? `${name} holds ${trace}` : 'nothing').toBe('nothing');
    }
  }
  expect(await world.db.selectFrom('blogPosts').select('authorId').execute()).toEqual([
    { authorId: null },
  ]);
  expect(await world.guest.calls.progress.leaderboard()).toHaveLength(1);

  expect(await statistics()).toEqual(before);
  await recountTallies(world.db, world.clock.now());
  expect(await statistics()).toEqual(before);
});
