import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCategory, makeQuiz, pinnedRules } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${table}`.execute(
    world.db,
  );
  return rows.map((row) => row.name);
};

describe('the columns of section 3', () => {
  test.each([
    [
      'ENT-01',
      'users',
      'id username password email display_name email_verified email_verification_token email_verification_expires first_name last_name phone_number home_country date_of_birth occupation education_level learning_goals profile_picture timezone preferred_language bio firebase_id photo_url account_status scheduled_deletion_date created_at last_login_at is_admin',
    ],
    ['ENT-05', 'categories', 'id name display_name description created_at'],
    [
      'ENT-06',
      'sub_categories',
      'id name display_name description category_id image_url status created_by created_at',
    ],
    [
      'ENT-07',
      'quizzes',
      'id title description category_id sub_category_id time_limit questions_per_attempt total_questions created_by status',
    ],
    [
      'ENT-09',
      'questions',
      'id quiz_id text type body times_answered times_correct calculated_difficulty difficulty_score last_difficulty_update',
    ],
    [
      'ENT-12',
      'quiz_attempts',
      'id quiz_id user_id score total_questions time_taken completed_at passed can_retake_at',
    ],
    ['ENT-13', 'answers', 'id quiz_attempt_id question_id response is_correct'],
    [
      'ENT-14',
      'contact_messages',
      'id name email subject category message status created_at resolved_at admin_notes',
    ],
    [
      'ENT-15',
      'testimonials',
      'id user_id name role content rating status created_at approved_at approved_by',
    ],
    [
      'ENT-16',
      'quiz_feedback',
      'id quiz_attempt_id user_id quiz_id difficulty_rating suggestions created_at',
    ],
    [
      'ENT-17',
      'user_achievements',
      'id user_id achievement_type achievement_value quiz_id category_id earned_at metadata',
    ],
    [
      'ENT-18',
      'social_shares',
      'id user_id quiz_attempt_id achievement_id platform share_type metadata created_at',
    ],
    [
      'ENT-19',
      'blog_posts',
      'id title slug excerpt content featured_image author_id category_id tags meta_title meta_description status published_at reading_time_minutes view_count created_at updated_at',
    ],
    [
      'ENT-20',
      'series',
      'id name display_name description category_id image_url difficulty estimated_duration prerequisites learning_outcomes status',
    ],
  ])('%s: %s', async (_row, table, columns) => {
    expect(await columnsOf(table)).toEqual(expect.arrayContaining(columns.split(' ')));
  });
});

describe('defaults', () => {
  test('ENT-03: a user', async () => {
    const user = await world.db
      .insertInto('users')
      .values({ username: 'minimal', email: 'minimal@example.com' })
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      emailVerified: false,
      preferredLanguage: 'en',
      accountStatus: 'active',
      isAdmin: false,
    });
  });

  test('ENT-07: a quiz', async () => {
    const categoryId = await makeCategory(world);
    const quiz = await world.db
      .insertInto('quizzes')
      .values({ title: 'Minimal', categoryId })
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(quiz).toMatchObject({ questionsPerAttempt: 30, totalQuestions: 30, status: 'active' });
  });

  test('ENT-10: a question', async () => {
    const quiz = await makeQuiz(world, { questions: 0 });
    const question = await world.db
      .insertInto('questions')
      .values({ quizId: quiz.id, text: 'Minimal?' })
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(question).toMatchObject({
      type: 'single_choice',
      body: { options: [], correctOption: null },
      timesAnswered: 0,
      timesCorrect: 0,
      calculatedDifficulty: 'medium',
      difficultyScore: 500,
    });
  });
});

const question = (body: object, type = 'single_choice') => ({
  type,
  text: 'A question?',
  body: JSON.stringify({ options: ['a', 'b'], ...body }),
});
const multiple = (body: object) => question(body, 'multiple_choice');
const matching = (body: object) =>
  question({ targets: ['P', 'Q'], correctOptions: [0, 1], ...body }, 'matching');
const cloze = (body: object) => question({ options: undefined, ...body }, 'cloze');
const hotspot = (body: object) =>
  question({ regions: [{}, {}], correctOptions: [0], ...body }, 'hotspot');
const written = (body: object) =>
  question(
    { correctOption: 0, caseSensitive: false, numericTolerance: null, ...body },
    'fill_blank',
  );

describe('what the database refuses', () => {
  test('ENT-02: usernames and addresses that differ only in case', async () => {
    await world.db
      .insertInto('users')
      .values({ username: 'Taken', email: 'taken@example.com' })
      .execute();
    const add = (username: string, email: string) =>
      world.db.insertInto('users').values({ username, email }).execute();
    await expect(add('tAKEN', 'free@example.com')).rejects.toThrow(/users_username_unique/);
    await expect(add('free_name', 'taken@example.com')).rejects.toThrow(/users_email_unique/);
    await expect(add('free_name', 'Free@example.com')).rejects.toThrow(/users_email_lowercase/);
    await expect(add('a b', 'free@example.com')).rejects.toThrow(/users_username_shape/);
  });

  test.each([
    ['a key outside the options', question({ correctOption: 2 }), /key_inside_options/],
    ['a key outside True and False', question({ correctOption: 2 }, 'true_false'), /key_inside/],
    ['a key outside the answers', written({ correctOption: 2 }), /key_inside_options/],
    ['a negative key', question({ correctOption: -1 }), /key_inside_options/],
    ['a fractional key', question({ correctOption: 0.5 }), /key_inside_options/],
    ['a key that is text', question({ correctOption: '1' }), /key_inside_options/],
    ['one key on a multiple choice', multiple({ correctOption: 0 }), /one_kind_of_key|lists/],
    [
      'both kinds of key on a multiple choice',
      multiple({ correctOption: 0, correctOptions: [0] }),
      /one_kind_of_key/,
    ],
    [
      'several keys on a single choice',
      question({ correctOption: 0, correctOptions: [0] }),
      /one_kind_of_key/,
    ],
    ['several keys in place of one', question({ correctOptions: [0] }), /one_kind_of_key/],
    ['several keys, one outside', multiple({ correctOptions: [0, 2] }), /key_inside_options/],
    ['several keys, one text', multiple({ correctOptions: [0, 'b'] }), /key_inside_options/],
    ['several keys that are not a list', multiple({ correctOptions: 0 }), /lists/],
    ['options that are no list', question({ options: {}, correctOption: null }), /lists/],
    ['no options', { ...question({}), body: '{"correctOption": null}' }, /lists/],
    ['a body that is not an object', { ...question({}), body: '[]' }, /body_object|lists/],
    ['a negative tolerance', written({ numericTolerance: -0.5 }), /tolerance_positive/],
    ['a tolerance that is text', written({ numericTolerance: '1' }), /tolerance_positive/],
    [
      'a case sensitivity that is not a boolean',
      written({ caseSensitive: null }),
      /case_sensitive/,
    ],
    ['items without targets', matching({ targets: undefined }), /placing/],
    ['targets that are no list', matching({ targets: {} }), /placing/],
    ['a target that is no text', matching({ targets: ['P', 1] }), /placing/],
    ['a key of fewer items', matching({ correctOptions: [0] }), /placing/],
    ['one key on items with targets', matching({ correctOption: 0 }), /placing/],
    ['more than 30 targets', matching({ targets: Array.from({ length: 31 }, String) }), /placing/],
    [
      'categories without a key',
      { ...matching({ correctOptions: undefined }), type: 'categorise' },
      /placing/,
    ],
    ['a hotspot without regions', hotspot({ regions: undefined }), /hotspot/],
    ['fewer regions than names', hotspot({ regions: [{}] }), /hotspot/],
    ['a region that is a text', hotspot({ regions: ['a', {}] }), /hotspot/],
    ['one key on regions', hotspot({ correctOption: 0 }), /hotspot/],
    ['regions on a single choice', question({ correctOption: 0, regions: [] }), /hotspot/],
    ['targets on a single choice', question({ correctOption: 0, targets: [] }), /placing/],
    ['a text with gaps without any', cloze({ gaps: undefined }), /cloze/],
    ['gaps that are no list', cloze({ gaps: {} }), /cloze/],
    ['a gap of no kind', cloze({ gaps: [{ kind: 'other', options: [] }] }), /cloze/],
    ['a gap without options', cloze({ gaps: [{ kind: 'choice', answers: [] }] }), /cloze/],
    ['a key beside those of gaps', cloze({ gaps: [], correctOption: null }), /cloze/],
    ['more than 20 gaps', cloze({ gaps: Array(21).fill({ kind: 'text', answers: [] }) }), /cloze/],
    ['gaps on a single choice', question({ correctOption: 0, gaps: [] }), /cloze/],
    ['an unknown type', question({}, 'riddle'), /invalid input value for enum/],
  ])('decisions 10, 11: %s', async (_what, { type, text, body }, refusal) => {
    const { id: quizId } = await makeQuiz(world, { questions: 0 });
    await expect(
      sql`insert into questions (quiz_id, type, text, body)
        values (${quizId}, ${type}, ${text}, ${body})`.execute(world.db),
    ).rejects.toThrow(refusal);
  });

  test.each([
    ['a list', '[]'],
    ['a negative option', '{"selectedOption": -1}'],
    ['a fractional option', '{"selectedOption": 0.5}'],
    ['an option that is text', '{"selectedOption": "1"}'],
    ['options that are no list', '{"selectedOptions": 1}'],
    ['text that is a number', '{"answerText": 1}'],
  ])('a response that is %s', async (_what, response) => {
    const { id: userId } = await world.person();
    const quiz = await makeQuiz(world, { questions: 1 });
    const now = new Date();
    const { id: quizAttemptId } = await world.db
      .insertInto('quizAttempts')
      .values({
        userId,
        quizId: quiz.id,
        status: 'open',
        startedAt: now,
        deadline: now,
        totalQuestions: 1,
        rules: pinnedRules,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answer = { quizAttemptId, questionId: quiz.questionIds[0] ?? 0 };
    await expect(
      world.db
        .insertInto('answers')
        .values({ ...answer, response })
        .execute(),
    ).rejects.toThrow(/answers_response/);
  });

  test('ENT-15: a rating outside 1 to 5', async () => {
    const { id: userId } = await world.person();
    const add = (rating: number) =>
      world.db
        .insertInto('testimonials')
        .values({ userId, name: 'n', role: 'r', content: 'c', rating })
        .execute();
    await expect(add(0)).rejects.toThrow(/testimonials_rating_range/);
    await expect(add(6)).rejects.toThrow(/testimonials_rating_range/);
  });

  test('a second open attempt on the same quiz', async () => {
    const { id: userId } = await world.person();
    const { id: quizId } = await makeQuiz(world);
    const now = new Date();
    const open = () =>
      world.db
        .insertInto('quizAttempts')
        .values({
          userId,
          quizId,
          status: 'open',
          startedAt: now,
          deadline: now,
          totalQuestions: 1,
          rules: pinnedRules,
        })
        .execute();
    await open();
    await expect(open()).rejects.toThrow(/quiz_attempts_one_open/);
  });

  test('an attempt that passed below the mark, or scored more than it asked', async () => {
    const { id: userId } = await world.person();
    const { id: quizId } = await makeQuiz(world);
    const now = new Date();
    const ended = (score: number, passed: boolean, { rules = pinnedRules, points = 0 } = {}) =>
      world.db
        .insertInto('quizAttempts')
        .values({
          userId,
          quizId,
          status: 'submitted',
          startedAt: now,
          deadline: now,
          completedAt: now,
          totalQuestions: 10,
          rules,
          score,
          passed,
          points: points || null,
        })
        .execute();
    await expect(ended(7, true)).rejects.toThrow(/quiz_attempts_pass_mark/);
    await expect(ended(11, true)).rejects.toThrow(/quiz_attempts_score_range/);
    await ended(8, true);
    await expect(ended(8, true, { rules: '{}' })).rejects.toThrow(/quiz_attempts_rules/);
    await expect(ended(8, true, { points: 799 })).rejects.toThrow(/quiz_attempts_pass_mark/);
    await expect(ended(8, false, { points: 1001 })).rejects.toThrow(/quiz_attempts_points/);
    await expect(ended(8, false, { points: -1001 })).rejects.toThrow(/quiz_attempts_points/);
    await ended(7, true, { points: 800 });
  });

  test('a quiz under a sub-category of another category', async () => {
    const [home, elsewhere] = [await makeCategory(world), await makeCategory(world)];
    const { id } = await world.db
      .insertInto('subCategories')
      .values({ name: 'sub', displayName: 'Sub', categoryId: elsewhere })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(
      world.db
        .insertInto('quizzes')
        .values({ title: 'Lost', categoryId: home, subCategoryId: id })
        .execute(),
    ).rejects.toThrow(/quizzes_sub_category_in_category/);
  });
});

test('decision 7: the database updates totalQuestions when questions are added, deleted or archived', async () => {
  const quiz = await makeQuiz(world, { questions: 3 });
  const total = async () =>
    (
      await world.db
        .selectFrom('quizzes')
        .select('totalQuestions')
        .where('id', '=', quiz.id)
        .executeTakeFirstOrThrow()
    ).totalQuestions;
  expect(await total()).toBe(3);
  await world.db
    .deleteFrom('questions')
    .where('id', '=', quiz.questionIds[0] ?? 0)
    .execute();
  expect(await total()).toBe(2);
  await world.db
    .updateTable('questions')
    .set({ archivedAt: new Date() })
    .where('quizId', '=', quiz.id)
    .execute();
  expect(await total()).toBe(0);
});
