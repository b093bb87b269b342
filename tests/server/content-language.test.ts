import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pairsOf, searchable } from '#shared/kernel/text/normalize.ts';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
let categoryId: number;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  categoryId = await makeCategory(world);
});
afterAll(() => world.close());

async function quiz(language: string, title: string, description = 'For tests') {
  const made = await makeQuiz(world, { title, language, categoryId, questions: 1 });
  await world.db.updateTable('quizzes').set({ description }).where('id', '=', made.id).execute();
  return made.id;
}

const post = (language: string, title: string, content: string) =>
  admin.calls.blog.create({ language, title, excerpt: '…', content, status: 'published' });

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

const quizzes = async (q: string, language?: string) =>
  titlesOf((await world.guest.calls.quiz.page({ q, sort: 'best', language })).items);

describe('search in the language of what is written', () => {
  beforeAll(async () => {
    await quiz('en', 'Cities and countries', 'Running through kind gardens');
    await quiz('de', 'Städte', 'Die Häuser an der Straße und ein fließender Bach für Kinder');
    await quiz('tr', 'Türkiye', 'İstanbul ve IŞIK üzerine sorular');
    await quiz('ru', 'Города', 'Красная площадь и ёлки');
    await quiz('fr', 'Œuvres', 'Les chevaux étudiés à l’école');
    await quiz('ar', 'المدن', 'الكِتَابُ في المكتبة الأولى ١٢٣');
    await quiz('ja', '日本の都市', '東京は日本の首都です。バスで行く。');
    await quiz('zh', '城市', '北京大学的历史');
    await quiz('th', 'เมือง', 'กรุงเทพมหานครเป็นเมืองหลวง');
    await quiz('el', 'Πόλεις', 'Ο ΔΡΟΜΟΣ προς την Αθήνα');
    await quiz('sw', 'Miji', 'Nyumba nzuri');
    await post('ja', 'メモ', '吾輩は猫である。名前はまだ無い。');
    await post('de', 'Notiz', 'Wer fleißig läuft, kommt ans Ziel.');
  });

  test.each([
    ['an English word by its stem', 'city', ['Cities and countries']],
    ['an English word in another form', 'runs garden', ['Cities and countries']],
    ['a German word in another form', 'Haus', ['Städte']],
    ['a German word with umlauts, without them', 'hauser', ['Städte']],
    ['ß as ss', 'strasse', ['Städte']],
    ['ss as ß', 'STRAẞE', ['Städte']],
    ['the Turkish dotted I', 'istanbul', ['Türkiye']],
    ['the Turkish dotless ı', 'ışık', ['Türkiye']],
    ['a Turkish word typed without its dots', 'ISIK', ['Türkiye']],
    ['a Russian word in another form', 'красные', ['Города']],
    ['ё as е', 'елки', ['Города']],
    ['a French word in another form', 'étudier', ['Œuvres']],
    ['œ as oe', 'oeuvre', ['Œuvres']],
    ['an Arabic word without vowel points', 'الكتاب', ['المدن']],
    ['an Arabic word without its article', 'كتاب', ['المدن']],
    ['other forms of Arabic letters', 'الاولي', ['المدن']],
    ['Arabic digits', '123', ['المدن']],
    ['a Japanese word inside a sentence', '首都', ['日本の都市']],
    ['a single Japanese letter', '首', ['日本の都市']],
    ['Japanese words in any order', '首都 東京', ['日本の都市']],
    ['kana of half width', 'ﾊﾞｽ', ['日本の都市']],
    ['a Chinese word inside a sentence', '大学', ['城市']],
    ['a Thai word inside a sentence', 'เมืองหลวง', ['เมือง']],
    ['a Greek word, whatever its sigma', 'δρόμος', ['Πόλεις']],
    ['the beginning of a word in a language without stems', 'nyum', ['Miji']],
    ['nothing by the stem of another language', 'Kindern', ['Städte']],
    ['nothing by letters that are not next to each other', '京本', []],
  ])('finds %s', async (_, q, titles) => {
    expect(await quizzes(q)).toEqual(titles);
  });

  test('posts are found in the middle of a text without spaces, with an excerpt around it', async () => {
    expect(await world.guest.calls.blog.search({ text: '名前' })).toMatchObject([
      { title: 'メモ', language: 'ja', excerpt: expect.stringContaining('名前') },
    ]);
    expect(await world.guest.calls.blog.search({ text: 'fleissige ziele' })).toMatchObject([
      { title: 'Notiz', language: 'de' },
    ]);
  });

  test('another language changes what a row is found by', async () => {
    const id = await quiz('en', 'Vögel');
    await world.db
      .updateTable('quizzes')
      .set({ description: 'Nester' })
      .where('id', '=', id)
      .execute();
    expect(await quizzes('Nestern')).toEqual([]);
    await admin.calls.quiz.update({ id, language: 'de' });
    expect(await quizzes('Nestern')).toEqual(['Vögel']);
  });

  test('the database folds as the code that marks hits does', async () => {
    // Scripts whose cases Unicode has not changed for long: the engines have tables of different years.
    const scripts = [
      [0x20, 0x24f],
      [0x300, 0x3ff],
      [0x400, 0x4ff],
      [0x591, 0x6ff],
      [0x900, 0x97f],
      [0xe01, 0xe5b],
      [0x3041, 0x30ff],
      [0x4e00, 0x4eff],
      [0xac00, 0xacff],
      [0xff66, 0xff9f],
    ] as const;
    const letter = fc
      .oneof(...scripts.map(([min, max]) => fc.integer({ min, max })))
      .map((code) => String.fromCodePoint(code));
    const words = fc.oneof(
      fc.string({ unit: letter }),
      fc.constantFrom('STRAẞE', 'İIıi', 'ΣΑΣ', 'ﷺ', 'أإآٱىیةکؤئ', '٤۴', 'ŁØĐæœ', 'ｶﾞ東', '👩‍🏫'),
    );
    const texts = fc.sample(words, { numRuns: 1000, seed: 7 });
    const { rows } = await sql<{ folded: string }>`
      select folded(text) as folded
      from unnest(${texts}::text[]) with ordinality as t(text, n) order by n`.execute(world.db);
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(searchable));
    const run = '東京都';
    const [first] = (
      await sql<{ pairs: string[] }>`select pairs(${run}) as pairs`.execute(world.db)
    ).rows;
    expect(first?.pairs.toSorted()).toEqual([...pairsOf(run), '都'].toSorted());
  });
});

describe('the language of what is written', () => {
  test('is English where a client names none, and one of a closed list', async () => {
    const made = await admin.http('POST', '/api/quizzes', { title: 'Plain', status: 'draft' });
    expect(made.body).toMatchObject({ language: 'en' });
    const refused = await admin.http('POST', '/api/quizzes', { title: 'Plain', language: 'xx' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { language: 'Choose one of the languages' } });
    const series = await admin.http('POST', '/api/series', {
      name: 'wege',
      displayName: 'Wege',
      categoryId,
      language: 'de',
    });
    expect(series.body).toMatchObject({ language: 'de' });
  });

  test('narrows the list of quizzes; the list names the languages of what is open', async () => {
    await using other = await createWorld();
    const category = await makeCategory(other);
    for (const [title, language, status] of [
      ['One', 'en', 'active'],
      ['Eins', 'de', 'active'],
      ['Un', 'fr', 'draft'],
    ] as const)
      await makeQuiz(other, { title, language, status, categoryId: category, questions: 1 });
    const all = await other.guest.calls.quiz.page({});
    expect(all).toMatchObject({ total: 2, languages: ['de', 'en'] });
    const german = await other.guest.calls.quiz.page({ language: 'de' });
    expect(german).toMatchObject({ total: 1, items: [{ title: 'Eins', language: 'de' }] });
    expect(german.languages).toEqual(['de', 'en']);
    const author = await other.person({ isAdmin: true });
    const drafts = await author.calls.quiz.pageForAuthor({ language: 'fr' });
    expect(drafts).toMatchObject({ total: 1, languages: ['de', 'en', 'fr'] });
    expect((await author.calls.quiz.totals()).languages).toEqual(['de', 'en', 'fr']);
    const french = await author.calls.question.page({ language: 'fr' });
    expect(french).toMatchObject({ total: 1 });
    expect(await author.calls.question.page({})).toMatchObject({ total: 3 });
  });

  test('narrows the list of posts', async () => {
    await post('pt', 'Um', 'Texto');
    const { items, languages } = await world.guest.calls.blog.page({ language: 'pt' });
    expect(titlesOf(items)).toEqual(['Um']);
    expect(languages).toContain('pt');
    const draft = { language: 'nl', title: 'Een', excerpt: '…', content: 'Tekst' };
    await admin.calls.blog.create({ ...draft, status: 'draft' });
    const dutch = await admin.calls.blog.pageForAuthor({ language: 'nl' });
    expect(titlesOf(dutch.items)).toEqual(['Een']);
    expect(dutch.languages).toEqual(expect.arrayContaining(['nl', 'pt']));
    expect((await world.guest.calls.blog.page({})).languages).not.toContain('nl');
    const [um] = items;
    const stored = await admin.calls.blog.update({ id: um?.id ?? 0, title: 'Um dois' });
    expect(stored).toMatchObject({ title: 'Um dois', language: 'pt' });
  });

  test('comes with attempts and their results', async () => {
    const id = await quiz('fr', 'Un essai');
    const learner = await world.person();
    const attempt = await learner.calls.attempt.start({ quizId: id });
    expect(attempt.quiz).toEqual({ id, title: 'Un essai', language: 'fr' });
    await learner.calls.attempt.submit({ attemptId: attempt.id });
    expect(await learner.calls.attempt.list()).toMatchObject([{ quiz: { language: 'fr' } }]);
  });

  test('is part of the audit trail', async () => {
    const { id } = await admin.calls.quiz.create({ title: 'Audited', status: 'draft' });
    await admin.calls.quiz.update({ id, language: 'it' });
    const { items } = await admin.calls.audit.page({ kind: 'quizzes', rowId: id });
    expect(items[0]).toMatchObject({ before: { language: 'en' }, after: { language: 'it' } });
  });
});

describe('translations of a quiz', () => {
  const link = (id: number, translationId: number) =>
    admin.calls.quiz.linkTranslation({ id, translationId });
  const languagesOf = async (id: number) =>
    (await world.guest.calls.quiz.card({ id })).translations.map(({ language }) => language);

  test('are one group, in which every quiz knows the others', async () => {
    const [en, de, fr] = [await quiz('en', 'A'), await quiz('de', 'B'), await quiz('fr', 'C')];
    await link(en, de);
    const { translations } = await link(de, fr);
    expect(translations).toMatchObject([
      { id: en, title: 'A', language: 'en', status: 'active' },
      { id: fr, title: 'C', language: 'fr', status: 'active' },
    ]);
    expect(await languagesOf(en)).toEqual(['de', 'fr']);
    const { body } = await world.guest.http('GET', `/api/quizzes/${fr}`);
    expect(body).toMatchObject({
      translations: [
        { id: de, title: 'B', language: 'de' },
        { id: en, title: 'A', language: 'en' },
      ],
    });
    await admin.calls.quiz.unlinkTranslation({ id: de });
    expect(await languagesOf(en)).toEqual(['fr']);
    expect(await languagesOf(de)).toEqual([]);
  });

  test('are shown to visitors only while they are open', async () => {
    const [en, de] = [await quiz('en', 'Open'), await quiz('de', 'Offen')];
    await link(en, de);
    expect(await languagesOf(en)).toEqual(['de']);
    await admin.calls.quiz.update({ id: de, status: 'draft' });
    expect(await languagesOf(en)).toEqual([]);
    expect((await admin.calls.quiz.getForAuthor({ id: en })).translations).toMatchObject([
      { id: de, status: 'draft' },
    ]);
  });

  test('are one in each language', async () => {
    const [en, de, de2, fr] = [
      await quiz('en', 'A'),
      await quiz('de', 'B'),
      await quiz('de', 'B2'),
      await quiz('fr', 'C'),
    ];
    await link(en, de);
    const twice = 'A quiz has only one translation into each language';
    await expect(link(de2, en)).rejects.toThrow(twice);
    await expect(link(de, de2)).rejects.toThrow(twice);
    await expect(link(en, en)).rejects.toThrow('Choose another quiz');
    await link(fr, de2);
    await expect(link(en, fr)).rejects.toThrow(twice);
    await expect(admin.calls.quiz.update({ id: de, language: 'en' })).rejects.toThrow(
      'Another translation of this quiz has this language',
    );
    await admin.calls.quiz.update({ id: de, language: 'it' });
    expect(await languagesOf(en)).toEqual(['it']);
  });

  test('a deleted quiz keeps its place until another takes it', async () => {
    const [en, de, de2] = [await quiz('en', 'A'), await quiz('de', 'B'), await quiz('de', 'B2')];
    await link(en, de);
    await admin.calls.quiz.removeMany({ ids: [de] });
    expect(await languagesOf(en)).toEqual([]);
    await admin.calls.quiz.restoreMany({ ids: [de] });
    expect(await languagesOf(en)).toEqual(['de']);
    await admin.calls.quiz.removeMany({ ids: [de] });
    await expect(link(en, de)).rejects.toThrow('Choose another quiz');
    await link(en, de2);
    await admin.calls.quiz.restoreMany({ ids: [de] });
    expect(await languagesOf(de)).toEqual([]);
    expect(await languagesOf(de2)).toEqual(['en']);
  });

  test('linked at the same time, they are one in each language all the same', async () => {
    const en = await quiz('en', 'A');
    const german = await Promise.all(['B1', 'B2', 'B3'].map((title) => quiz('de', title)));
    const french = await quiz('fr', 'C');
    const ends = await Promise.allSettled([
      ...german.map((id) => link(id, en)),
      link(french, german[0] ?? 0),
      link(french, german[1] ?? 0),
      admin.calls.quiz.update({ id: french, language: 'de' }),
    ]);
    expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true);
    const rows = await world.db
      .selectFrom('quizzes')
      .where('translationGroup', 'is not', null)
      .select(['translationGroup', 'language'])
      .execute();
    const slots = rows.map(({ translationGroup, language }) => `${translationGroup} ${language}`);
    expect(new Set(slots).size).toBe(slots.length);
    for (const end of ends)
      if (end.status === 'rejected')
        expect(String(end.reason)).toMatch(/translation|just now|moment/);
  });
});
