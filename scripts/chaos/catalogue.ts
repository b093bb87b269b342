import { z } from 'zod';
import { rightNumber, rightText } from './learners/answers.ts';
import type { Client } from './learners/client.ts';
import { ownRules, rulesInput } from './quiz-rules.ts';

/** The administrator of a stage that this command starts. */
export const admin: Credentials = {
  email: 'chaos-admin@example.com',
  password: 'the quiet harbour of admin',
};

interface Credentials {
  email: string;
  password: string;
}

/** Quizzes with the rules of the specification; others have rules of their own. */
const quizCount = 5;

/** Questions of every type; the texts of the correct options say that they are right. */
const questions = [
  ...['first', 'second'].map((name) => ({
    text: `The ${name} question`,
    type: 'single_choice',
    options: ['wrong one', `${rightText} one`, 'wrong two', 'wrong three'],
    correctOption: 1,
  })),
  {
    text: 'The third question',
    type: 'multiple_choice',
    options: [`${rightText} one`, 'wrong one', `${rightText} two`, 'wrong two'],
    correctOption: null,
    correctOptions: [0, 2],
  },
  { text: 'The fourth question', type: 'true_false', options: ['True', 'False'], correctOption: 0 },
  { text: 'The fifth question', type: 'fill_blank', options: [rightText], correctOption: 0 },
  { text: 'The sixth question', type: 'ordering', options: ['a first', 'b second', 'c third'] },
  { text: 'The seventh question', type: 'numeric', options: [`${rightNumber} ± 1`] },
  {
    text: 'The eighth question',
    type: 'matching',
    options: ['a item', 'b item', 'c item'],
    targets: ['a target', 'b target', 'c target', 'd target'],
  },
  {
    text: 'The ninth question',
    type: 'categorise',
    options: ['x one', 'y one', 'x two'],
    targets: ['x category', 'y category', 'x category'],
  },
  {
    text: 'The tenth question has [[1]] and [[2]]',
    type: 'cloze',
    options: [],
    gaps: [
      { kind: 'text', answers: [rightText] },
      { kind: 'choice', options: [`${rightText} one`, 'wrong one'], correctOption: 0 },
    ],
  },
];

const Created = z.object({ id: z.int() });

/** Creates quizzes as an administrator does. @returns their ids */
export async function createCatalogue(client: Client, admin: Credentials): Promise<number[]> {
  const create = async (path: string, body: unknown) => {
    const answer = await client.call({ method: 'POST', path, body });
    const created = Created.safeParse(answer.body);
    if (!created.success) throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
    return created.data.id;
  };
  await create('/api/login', admin);
  const categoryId = await create('/api/categories', { name: 'chaos', displayName: 'Chaos' });
  const ids: number[] = [];
  const add = async (title: string, rules = {}) =>
    ids.push(
      await create('/api/admin/quizzes', {
        ...{ title, categoryId, questionsPerAttempt: 10, questions },
        ...rules,
      }),
    );
  for (let number = 1; number <= quizCount; number += 1) await add(`Quiz ${number}`);
  for (const [title, rules] of ownRules) await add(title, { rules: rulesInput(rules) });
  return ids;
}
