import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

/** Questions of one quiz with these columns; their ids in order. */
async function makeQuestions(
  world: World,
  columns: readonly { text: string; options?: string[]; explanation?: string }[],
) {
  const { questionIds, ...quiz } = await makeQuiz(world, { questions: columns.length });
  for (const [index, { text, options = ['one', 'two'], explanation = '' }] of columns.entries())
    await world.db
      .updateTable('questions')
      .set({ text, explanation, body: JSON.stringify({ options, correctOption: 0 }) })
      .where('id', '=', questionIds[index] ?? 0)
      .execute();
  return { ...quiz, questionIds };
}

const idsOf = async (
  admin: Person,
  filter: Parameters<Person['calls']['question']['page']>[0],
): Promise<number[]> => (await admin.calls.question.page(filter)).items.map(({ id }) => id);

test('a question is found by its text, options and explanation, without case and accents', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { questionIds } = await makeQuestions(world, [
    { text: 'Where is **Sète**?', options: ['By the "sea"\nof Gaul', 'C:\\news\\table'] },
    { text: 'What melts?', explanation: 'Ice, above zero degrees.' },
    { text: 'Which word is fourth?', options: ['alpha', 'correctOption is no option'] },
  ]);
  const [sete = 0, ice = 0, word = 0] = questionIds;
  expect(await idsOf(admin, { q: 'sete' })).toEqual([sete]);
  expect(await idsOf(admin, { q: 'GAUL sea' })).toEqual([sete]);
  expect(await idsOf(admin, { q: 'news' })).toEqual([sete]);
  expect(await idsOf(admin, { q: 'above zero' })).toEqual([ice]);
  // A part of a word counts in the text only.
  expect(await idsOf(admin, { q: 'ourth' })).toEqual([word]);
  expect(await idsOf(admin, { q: 'lpha' })).toEqual([]);
  // Names of fields are no texts.
  expect(await idsOf(admin, { q: 'options' })).toEqual([]);
  expect(await idsOf(admin, { q: '100% _' })).toEqual([]);
  const { items } = await admin.calls.question.page({ q: 'sete' });
  expect(items[0]).toMatchObject({ preview: 'Where is Sète?', useCount: 1, tags: [] });
  expect(items[0]).not.toHaveProperty('correctOption');
});

test('the bank is narrowed by type, difficulty, tag, category, use and state', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { questionIds, categoryId } = await makeQuiz(world, { questions: 3 });
  const other = await makeQuiz(world, { questions: 1 });
  const gone = await makeQuiz(world, { questions: 1 });
  const [one = 0, two = 0, three = 0] = questionIds;
  const [elsewhere = 0] = other.questionIds;
  const [unused = 0] = gone.questionIds;
  await admin.calls.quiz.removeMany({ ids: [gone.id] });
  await admin.calls.quiz.setDifficulties({ changes: [{ id: two, difficulty: 'hard' }] });
  const tag = await admin.calls.question.createTag({ name: 'Sea' });
  await admin.calls.question.tagMany({ ids: [one, elsewhere], add: [tag.id] });
  await admin.calls.quiz.archiveQuestions({ ids: [three] });

  expect(await idsOf(admin, {})).toEqual([unused, elsewhere, two, one]);
  expect(await idsOf(admin, { categoryId })).toEqual([two, one]);
  expect(await idsOf(admin, { difficulty: 'hard' })).toEqual([two]);
  expect(await idsOf(admin, { type: 'fill_blank' })).toEqual([]);
  expect(await idsOf(admin, { tagId: tag.id })).toEqual([elsewhere, one]);
  expect(await idsOf(admin, { tagId: tag.id, categoryId })).toEqual([one]);
  expect(await idsOf(admin, { use: 'used' })).toEqual([elsewhere, two, one]);
  expect(await idsOf(admin, { use: 'unused' })).toEqual([unused]);
  expect(await idsOf(admin, { archived: true })).toEqual([three]);
  const page = await admin.calls.question.page({ perPage: 2, page: 2 });
  expect(page).toMatchObject({ total: 4, page: 2, pageSize: 2 });
  expect(page.items.map(({ id }) => id)).toEqual([two, one]);
  expect(page.items[1]?.tags).toEqual([{ id: tag.id, name: 'Sea', colour: 'slate' }]);
});

test('the bank is sorted by match, by age, by text and by measured difficulty', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { questionIds } = await makeQuestions(world, [
    { text: 'beta', explanation: 'zebra' },
    { text: 'Álpha zebra' },
    { text: 'gamma', options: ['zebra', 'horse'] },
  ]);
  const [beta = 0, alpha = 0, gamma = 0] = questionIds;
  for (const [index, id] of [gamma, beta, alpha].entries())
    await world.db
      .updateTable('questions')
      .set({ difficultyScore: 500 + index })
      .where('id', '=', id)
      .execute();
  expect(await idsOf(admin, {})).toEqual([gamma, alpha, beta]);
  expect(await idsOf(admin, { q: 'zebra' })).toEqual([alpha, gamma, beta]);
  expect(await idsOf(admin, { q: 'zebra', sort: 'newest' })).toEqual([gamma, alpha, beta]);
  // Every page of a search says how many there are, also one after the last.
  for (const page of [1, 2, 3])
    expect(await admin.calls.question.page({ q: 'zebra', perPage: 2, page })).toMatchObject({
      total: 3,
      items: [{ id: alpha }, { id: gamma }, { id: beta }]
        .slice((page - 1) * 2, page * 2)
        .map((row) => expect.objectContaining(row)),
    });
  expect(await idsOf(admin, { sort: 'newest', direction: 'asc' })).toEqual([beta, alpha, gamma]);
  expect(await idsOf(admin, { sort: 'text' })).toEqual([alpha, beta, gamma]);
  expect(await idsOf(admin, { sort: 'difficulty' })).toEqual([alpha, beta, gamma]);
});

test('a question is shown with its key, its tags and the quizzes that ask it', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { title: 'Harbours', questions: 1 });
  const [id = 0] = quiz.questionIds;
  expect(await admin.calls.question.get({ id })).toMatchObject({
    correctOption: 1,
    explanation: 'secret explanation',
    uses: [{ quizId: quiz.id, title: 'Harbours', status: 'active' }],
    archivedAt: null,
  });
  await admin.calls.quiz.archiveQuestions({ ids: [id] });
  expect(await admin.calls.question.get({ id })).toMatchObject({
    uses: [],
    archivedAt: expect.any(String),
  });
  await expect(admin.calls.question.get({ id: 999_999 })).rejects.toMatchObject({
    failure: 'not-found',
  });
});

test('questions with nearly the same text are pointed out, the most similar first', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { questionIds } = await makeQuestions(world, [
    { text: 'What is the capital of France?' },
    { text: 'What is the capital city of France?' },
    { text: 'what is the Capital of *France*' },
    { text: 'How many legs has a spider?' },
    { text: 'What is the capital of France?' },
  ]);
  const [one = 0, city = 0, same = 0, spider = 0, archived = 0] = questionIds;
  await admin.calls.quiz.archiveQuestions({ ids: [archived] });
  const near = await admin.calls.question.nearDuplicates({ id: one });
  expect(near.map(({ id }) => id)).toEqual([same, city]);
  expect(near[0]?.similarity).toBeGreaterThan(0.9);
  expect(await admin.calls.question.nearDuplicates({ id: spider })).toEqual([]);
  // Spaces and punctuation make no difference.
  expect(await idsOf(admin, { repeated: true })).toEqual([same, one]);
});

test('an author is not shown that a question of another author has the same text', async () => {
  await using world = await createWorld();
  const [author, other] = [
    await world.person({ roles: ['author'] }),
    await world.person({ roles: ['author'] }),
  ];
  const admin = await world.person({ isAdmin: true });
  // All have a question with the same text.
  const [one, two, theirs] = [
    await makeQuiz(world, { questions: 1, createdBy: author.id }),
    await makeQuiz(world, { questions: 1, createdBy: author.id }),
    await makeQuiz(world, { questions: 1, createdBy: other.id }),
  ];
  const ids = [two, one].flatMap(({ questionIds }) => questionIds);
  expect(await idsOf(author, { repeated: true })).toEqual(ids);
  expect(await idsOf(other, { repeated: true })).toEqual([]);
  expect(await idsOf(admin, { repeated: true })).toEqual([...theirs.questionIds, ...ids]);
});

test('archived questions leave their quiz, and restored ones are back', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 3 });
  const [one = 0, two = 0] = quiz.questionIds;
  const totalOf = async () => (await admin.calls.quiz.card({ id: quiz.id })).totalQuestions;
  const opened = await admin.calls.quiz.getForAuthor({ id: quiz.id });
  world.clock.advance(1000);
  expect(await admin.calls.quiz.archiveQuestions({ ids: [one, two, 999_999] })).toEqual([
    { id: one, outcome: 'done' },
    { id: two, outcome: 'done' },
    { id: 999_999, outcome: 'missing' },
  ]);
  expect(await totalOf()).toBe(1);
  // An open editor learns of it.
  expect((await admin.calls.quiz.getForAuthor({ id: quiz.id })).updatedAt).not.toEqual(
    opened.updatedAt,
  );
  expect(await admin.calls.quiz.archiveQuestions({ ids: [one] })).toEqual([
    { id: one, outcome: 'unchanged' },
  ]);
  await world.db
    .updateTable('questions')
    .set({ body: sql`body || '{"correctOption": null}'` })
    .where('id', '=', two)
    .execute();
  expect(await admin.calls.quiz.restoreQuestions({ ids: [one, two] })).toEqual([
    { id: one, outcome: 'done' },
    { id: two, outcome: 'refused', message: expect.any(String) },
  ]);
  expect(await totalOf()).toBe(2);
});

test('questions are copied to a quiz with their tags, and the copies can be taken back', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const from = await makeQuiz(world, { questions: 2 });
  const to = await makeQuiz(world, { questions: 1 });
  const [one = 0, two = 0] = from.questionIds;
  const tag = await admin.calls.question.createTag({ name: 'Sea' });
  await admin.calls.question.setTags({ id: two, tagIds: [tag.id] });
  await world.db
    .updateTable('questions')
    .set({ body: sql`body || '{"correctOption": null}'` })
    .where('id', '=', one)
    .execute();
  const outcomes = await admin.calls.quiz.copyQuestions({
    ids: [two, one, 999_999],
    quizId: to.id,
  });
  expect(outcomes).toEqual([
    { id: two, outcome: 'done', copyId: expect.any(Number) },
    { id: one, outcome: 'refused', message: expect.any(String) },
    { id: 999_999, outcome: 'missing' },
  ]);
  const copyId = outcomes[0]?.outcome === 'done' ? outcomes[0].copyId : 0;
  const copy = await admin.calls.question.get({ id: copyId });
  const original = await admin.calls.question.get({ id: two });
  expect(copy).toMatchObject({
    text: original.text,
    options: original.options,
    correctOption: original.correctOption,
    tags: original.tags,
    uses: [{ quizId: to.id }],
    timesAnswered: 0,
  });
  expect(await admin.calls.quiz.removeCopies({ ids: [copyId], quizId: to.id })).toEqual({
    removed: 1,
  });
  expect((await admin.calls.quiz.getForAuthor({ id: to.id })).questions).toHaveLength(1);
  await expect(
    admin.calls.quiz.copyQuestions({ ids: [two], quizId: 999_999 }),
  ).rejects.toMatchObject({ failure: 'not-found' });
});

test('a search reads the indexes of words and texts, however many questions came in before', async () => {
  await using world = await createWorld();
  const { id } = await makeQuiz(world, { questions: 1 });
  await sql`insert into questions (quiz_id, position, text, body)
    select ${id}, n, 'Question ' || n || ' about ' || md5(n::text),
      '{"options": ["a", "b"], "correctOption": 1}'::jsonb
    from generate_series(1, 5000) as n`.execute(world.db);
  const { rows } = await sql<Record<string, string>>`explain select count(*) from questions
    where search_text like '%quartz%' or bank_words @@ to_tsquery('simple', 'quartz:*')`.execute(
    world.db,
  );
  const plan = rows.flatMap((row) => Object.values(row)).join('\n');
  expect(plan).toContain('questions_bank_words');
  expect(plan).toContain('questions_search_text');
});
