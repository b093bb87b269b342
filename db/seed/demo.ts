import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { unusedFields } from '#shared/features/question/question-types/definition.ts';
import { bodyOf, QuestionType } from '#shared/features/question/question-types/registry.ts';
import { dayMs } from '#shared/kernel/time/durations.ts';
import type { Tx } from '../open.ts';
import { projectRoot } from '../project-root.ts';

/** The demo content: data files in this folder. */
const folder = (name: string): string => path.join(projectRoot, 'db/seed', name);

const Question = z.strictObject({
  text: z.string(),
  type: QuestionType,
  options: z.array(z.string()),
  correctOption: z.int().nullable(),
  correctOptions: z.array(z.int()),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  explanation: z.string(),
  numericTolerance: z.number().exactOptional(),
  caseSensitive: z.boolean().exactOptional(),
});

const Quiz = z.strictObject({
  title: z.string(),
  description: z.string(),
  timeLimit: z.int(),
  questionsPerAttempt: z.int(),
  isOpenForPractice: z.boolean().exactOptional(),
  questions: z.array(Question),
});

const SubCategory = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  quizzes: z.array(Quiz),
});

const Category = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  subCategories: z.array(SubCategory),
});

const Series = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  category: z.string(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  estimatedDuration: z.string(),
  prerequisites: z.array(z.string()),
  learningOutcomes: z.array(z.string()),
  quizCount: z.int(),
});

const PostHead = z.strictObject({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  category: z.string().nullable(),
  publishedDaysAgo: z.int(),
});

export async function readCatalogue(): Promise<z.infer<typeof Category>[]> {
  const files = (await readdir(folder('catalogue'))).sort();
  return Promise.all(
    files.map(async (file) =>
      Category.parse(JSON.parse(await readFile(folder(`catalogue/${file}`), 'utf8'))),
    ),
  );
}

export async function readSeries(): Promise<z.infer<typeof Series>[]> {
  return z.array(Series).parse(JSON.parse(await readFile(folder('series.json'), 'utf8')));
}

/** Posts as Markdown with `key: JSON` lines between two `---` lines above the text. */
export async function readPosts(): Promise<(z.infer<typeof PostHead> & { content: string })[]> {
  const files = (await readdir(folder('blog'))).sort();
  return Promise.all(
    files.map(async (file) => parsePost(await readFile(folder(`blog/${file}`), 'utf8'))),
  );
}

function parsePost(text: string) {
  const [, head = '', ...rest] = text.split(/^---$/m);
  const pairs = head
    .trim()
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), JSON.parse(line.slice(colon + 1))] as const;
    });
  return { ...PostHead.parse(Object.fromEntries(pairs)), content: rest.join('---').trim() };
}

/** Puts the demo content into an empty database. */
export async function seedDemo(tx: Tx, now: Date): Promise<void> {
  const categoryIds = new Map<string, number>();
  const byCategory: PlacedQuiz[][] = [];
  for (const category of await readCatalogue()) {
    const { id, quizzes } = await seedCategory(tx, category);
    categoryIds.set(category.name, id);
    byCategory.push(quizzes);
  }
  for (const { quiz, home } of inTurns(byCategory)) await seedQuiz(tx, quiz, home, now);
  await seedSeries(tx, categoryIds, now);
  await seedPosts(tx, categoryIds, now);
}

interface PlacedQuiz {
  quiz: z.infer<typeof Quiz>;
  home: { categoryId: number; subCategoryId: number };
}

/** The first of each list, then the second of each, …: lists of quizzes begin with every category. */
function inTurns<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

async function seedCategory(
  tx: Tx,
  { subCategories, ...columns }: z.infer<typeof Category>,
): Promise<{ id: number; quizzes: PlacedQuiz[] }> {
  const { id } = await tx
    .insertInto('categories')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  const placed: PlacedQuiz[] = [];
  for (const { quizzes, ...subCategory } of subCategories) {
    const row = await tx
      .insertInto('subCategories')
      .values({ ...subCategory, categoryId: id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const home = { categoryId: id, subCategoryId: row.id };
    placed.push(...quizzes.map((quiz) => ({ quiz, home })));
  }
  return { id, quizzes: placed };
}

async function seedQuiz(
  tx: Tx,
  { questions, ...columns }: z.infer<typeof Quiz>,
  home: { categoryId: number; subCategoryId: number },
  now: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto('quizzes')
    .values({ ...columns, ...home, totalQuestions: 0, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = questions.map(({ text, type, difficulty, explanation, ...fields }, position) => ({
    quizId: id,
    position,
    text,
    type,
    difficulty,
    explanation,
    body: JSON.stringify(bodyOf(type, { ...unusedFields, ...fields })),
    isComplete: true,
  }));
  await tx.insertInto('questions').values(rows).execute();
}

async function seedSeries(tx: Tx, categoryIds: Map<string, number>, now: Date): Promise<void> {
  for (const { category, quizCount, ...columns } of await readSeries()) {
    const categoryId = categoryIds.get(category) ?? 0;
    const { id } = await tx
      .insertInto('series')
      .values({ ...columns, categoryId, createdAt: now, updatedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const quizzes = await tx
      .selectFrom('quizzes')
      .where('categoryId', '=', categoryId)
      .select('id')
      .orderBy('id')
      .limit(quizCount)
      .execute();
    const entries = quizzes.map((quiz, index) => ({
      seriesId: id,
      quizId: quiz.id,
      quizOrder: index + 1,
    }));
    await tx.insertInto('seriesQuizzes').values(entries).execute();
  }
}

async function seedPosts(tx: Tx, categoryIds: Map<string, number>, now: Date): Promise<void> {
  for (const { category, publishedDaysAgo, ...post } of await readPosts()) {
    const publishedAt = new Date(now.getTime() - publishedDaysAgo * dayMs);
    const words = post.content.split(/\s+/).length;
    await tx
      .insertInto('blogPosts')
      .values({
        ...post,
        categoryId: category === null ? null : (categoryIds.get(category) ?? null),
        status: 'published',
        publishedAt,
        readingTimeMinutes: Math.ceil(words / 200),
        createdAt: publishedAt,
        updatedAt: publishedAt,
      })
      .execute();
  }
}
