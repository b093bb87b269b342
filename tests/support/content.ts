import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readCatalogue } from '#db/seed/demo.ts';
import { QuestionType } from '#shared/features/question/question-types/registry.ts';

const Question = z.object({
  text: z.string(),
  type: QuestionType,
  options: z.array(z.string()),
  correctOption: z.int().nullable(),
  correctOptions: z.array(z.int()),
  explanation: z.string().optional(),
});

const Quiz = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  subCategory: z.string(),
  timeLimit: z.int(),
  questionsPerAttempt: z.int(),
  questions: z.array(Question),
});
export type ContentQuiz = z.infer<typeof Quiz>;

/** A collection of quizzes from another source, if there is one next to the checkout. */
const collection = path.resolve(import.meta.dirname, '../../../shared/data/real-quizzes.json');

/** Quizzes to load over REST: the external collection, else the demo catalogue. */
export async function readContent(): Promise<ContentQuiz[]> {
  if (existsSync(collection))
    return z.array(Quiz).parse(JSON.parse(readFileSync(collection, 'utf8')));
  const catalogue = await readCatalogue();
  return catalogue.flatMap((category) =>
    category.subCategories.flatMap((part) =>
      part.quizzes.map((quiz) => ({
        ...quiz,
        category: category.displayName,
        subCategory: part.displayName,
      })),
    ),
  );
}

/** Makes a REST call as an administrator. @returns the parsed body of a success */
type Post = (url: string, body: unknown) => Promise<unknown>;

const WithId = z.object({ id: z.int() });

/**
 * Loads quizzes as an external client would: categories, sub-categories, quizzes, questions in bulk.
 * @returns the new quiz's id per title
 */
export async function loadContent(
  content: ContentQuiz[],
  post: Post,
): Promise<Map<string, number>> {
  const create = async (url: string, body: unknown) => WithId.parse(await post(url, body)).id;
  const created = new Map<string, { categoryId: number; subCategoryId: number }>();
  const categories = new Map<string, number>();
  const ids = new Map<string, number>();
  for (const { category, subCategory, questions, ...quiz } of content) {
    const categoryId =
      categories.get(category) ??
      (await create('/api/categories', { name: category, displayName: category }));
    categories.set(category, categoryId);
    const name = `${category}/${subCategory}`;
    const parents = created.get(name) ?? {
      categoryId,
      subCategoryId: await create('/api/subcategories', {
        name: subCategory,
        displayName: subCategory,
        categoryId,
      }),
    };
    created.set(name, parents);
    const id = await create('/api/quizzes', { ...quiz, ...parents, status: 'active', seriesId: 1 });
    await post('/api/questions/bulk', { quizId: id, questions });
    ids.set(quiz.title, id);
  }
  return ids;
}

/** The question of a quiz with this text, for its key. */
export function keyOf(content: ContentQuiz, text: string): ContentQuiz['questions'][number] {
  const question = content.questions.find((candidate) => candidate.text.trim() === text.trim());
  if (!question) throw new Error(`The quiz does not contain this question: ${text}`);
  return question;
}
