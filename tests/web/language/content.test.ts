import { describe, expect, test } from 'vitest';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { ContentLanguage } from '#shared/kernel/language/content-language.ts';
import { type Language, languages } from '#shared/kernel/language/languages.ts';
import { plainSite } from '#tests/support/plain-site.ts';
import { type CallProcedure, renderPage } from '#web/entry-server.tsx';
import { contentMark, directionOfContent, languageName } from '#web/language/content.ts';
import { contentLanguages } from '#web/ui/form/content-languages.ts';

const at = '2026-03-01T10:00:00.000Z';
const page = { total: 2, page: 1, pageSize: 24, languages: ['ar', 'de', 'en'] };

const quiz = (id: number, language: string, title: string) => ({
  id,
  title,
  language,
  description: `About ${title}`,
  difficulty: 'Beginner',
  status: 'active',
  questionCount: 3,
  questionsPerAttempt: 3,
  totalQuestions: 3,
  timeLimit: 10,
  attemptCount: 0,
  totalAttempts: 0,
  averageScore: null,
  passRate: null,
  categoryId: 1,
  category: 'cities',
  categoryName: 'Cities',
  subCategoryId: null,
  subCategoryName: null,
  seriesId: null,
  imageUrl: null,
  rules: standardRules,
  opensAt: null,
  closesAt: null,
  needsAccessCode: false,
  createdAt: at,
  updatedAt: at,
});

const post = {
  id: 1,
  slug: 'hajar',
  title: 'الحجر',
  excerpt: 'مقتطف',
  language: 'ar',
  featuredImage: null,
  featuredImageAlt: null,
  publishedAt: at,
  updatedAt: at,
  readingTimeMinutes: 1,
  viewCount: 0,
  tags: [],
  content: 'نص',
  authorName: null,
  categoryId: null,
  categoryName: null,
  metaTitle: 'الحجر',
  metaDescription: 'مقتطف',
  older: { slug: 'stein', title: 'Der Stein', language: 'de' },
  newer: null,
};

const answers: Record<string, unknown> = {
  'account.me': null,
  'quiz.card': {
    ...quiz(1, 'ar', 'مدن'),
    translations: [
      { id: 2, title: 'Städte', language: 'de' },
      { id: 3, title: 'Cities', language: 'en' },
    ],
  },
  'quiz.stats': {
    totalUsers: 0,
    topScore: 0,
    topScoreCorrect: 0,
    topScoreTotal: 0,
    averageScore: null,
    passRate: null,
    attemptCount: 0,
    others: null,
  },
  'quiz.page': { ...page, items: [quiz(1, 'ar', 'مدن'), quiz(2, 'de', 'Städte')] },
  'category.list': [],
  'blog.get': post,
  'series.list': [
    {
      id: 1,
      name: 'rivers',
      displayName: 'Rivers',
      language: 'en',
      description: 'Water',
      categoryId: 1,
      categoryName: 'Cities',
      imageUrl: null,
      difficulty: 'beginner',
      estimatedDuration: null,
      totalMinutes: 30,
      prerequisites: ['maps', 'seas'],
      learningOutcomes: [],
      status: 'active',
      quizCount: 2,
      createdAt: at,
      updatedAt: at,
    },
  ],
};

const call: CallProcedure = async (path) => {
  if (path in answers) return answers[path];
  throw { error: { message: path, code: -32603, data: { failure: 'internal', httpStatus: 500 } } };
};

async function html(url: string, language: Language) {
  const rendered = await renderPage({
    url,
    site: { ...plainSite, language },
    callProcedure: call,
    assets: { routes: {} },
    nonce: 'n0nce',
    onError: () => undefined,
  });
  return rendered.text();
}

/** The attributes of the element that directly contains a text. */
const around = (text: string, inHtml: string): string | undefined =>
  new RegExp(`<(?!title|meta|script)([^<>]+)>(?:<a [^>]*>)?${text}<`).exec(inHtml)?.[1];

describe('what is written in another language than the page is marked', () => {
  test('on the page of a quiz: title and description', async () => {
    const german = await html('/quiz/1', 'de');
    expect(around('مدن', german)).toContain('dir="rtl" lang="ar"');
    expect(around('About مدن', german)).toContain('lang="ar"');
    expect(german).toContain('Arabisch');
    expect(german).toContain('"inLanguage":"ar"');
    expect(around('مدن', await html('/quiz/1', 'ar'))).not.toContain('lang=');
  });

  test('a quiz links to its translations, the reader’s own in a sentence', async () => {
    const german = await html('/quiz/1', 'de');
    expect(german).toContain('Dieses Quiz auf Deutsch machen');
    expect(around('English', german)).toContain('lang="en" dir="ltr"');
    expect(german).toMatch(/<a(?=[^>]*hreflang="en")(?=[^>]*href="\/quiz\/3")/i);
    const french = await html('/quiz/1', 'fr');
    expect(french).not.toContain('Faire ce quiz en français');
    expect(french).toMatch(/Aussi en.*Deutsch.*English/s);
  });

  test('in the list of quizzes, with the languages to choose from', async () => {
    const german = await html('/quizzes', 'de');
    expect(around('مدن', german)).toContain('lang="ar"');
    expect(around('Städte', german)).not.toContain('lang=');
    expect(german).toMatch(/Alle Sprachen.*Deutsch.*Arabisch.*Englisch/s);
    expect(german).toMatch(/<a[^>]*href="\/quizzes\?language=ar"/);
  });

  test('on a card of a series: in a page from right to left a list in English is not', async () => {
    const arabic = await html('/series', 'ar');
    expect(around('Rivers', arabic)).toContain('dir="ltr"');
    expect(arabic).toMatch(
      /<p[^>]*dir="ltr"[^>]*><strong>[^<]*<.strong> <span lang="en" dir="ltr">maps; seas/,
    );
  });

  test('on the page of a post: title, excerpt, text and the posts next to it', async () => {
    const english = await html('/blog/hajar', 'en');
    expect(around('الحجر', english)).toContain('lang="ar"');
    expect(around('مقتطف', english)).toContain('lang="ar"');
    expect(english).toMatch(/<div[^>]*lang="ar"[^>]*><[^>]*><p[^>]*>نص/);
    expect(around('Der Stein', english)).toContain('dir="ltr" lang="de"');
    expect(english).toContain('"inLanguage":"ar"');
  });
});

test('every language has a direction and, in all languages of the interface, a name of its own', () => {
  for (const reader of languages) {
    const names = contentLanguages.map((code) => languageName(code, reader));
    expect(new Set(names).size).toBe(contentLanguages.length);
    for (const code of contentLanguages) expect(names).not.toContain(code);
  }
  for (const code of contentLanguages) expect(ContentLanguage.parse(code)).toBe(code);
  for (const code of ['xx', 'iw', 'deu', 'tl', 'DE', 'de-CH', '', 'a'])
    expect(ContentLanguage.safeParse(code).error?.issues).toMatchObject([
      { message: 'Choose one of the languages' },
    ]);
  expect(contentLanguages.filter((code) => directionOfContent(code) === 'rtl')).toEqual(
    'ar dv fa he ks ps sd ug ur yi ckb'.split(' '),
  );
  for (const reader of languages) expect(contentLanguages).toContain(reader);
});

test('what is in the language of the page has no mark', () => {
  expect(contentMark('de', 'de')).toEqual({});
  expect(contentMark('he', 'de')).toEqual({ lang: 'he', dir: 'rtl' });
});
