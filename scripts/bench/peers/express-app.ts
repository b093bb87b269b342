import { createHash } from 'node:crypto';
import express, { type Express, type Request } from 'express';

export interface GivenAnswer {
  questionId: number;
  selectedOption: number;
}

/** What a data layer does for the routes. */
export interface Store {
  /** The member of a session; undefined without a valid one. */
  memberOf(sessionHash: string): Promise<number | undefined>;
  /** The first page of the catalogue, newest first. */
  listCards(): Promise<{ items: { id: number }[]; total: number }>;
  /** The latest finished attempt of a member at each of these quizzes. */
  listRetakes(userId: number, quizIds: number[]): Promise<unknown[]>;
  listResults(userId: number): Promise<unknown[]>;
  /** Undefined when the attempt is not open. */
  save(attempt: OwnAttempt, given: GivenAnswer[]): Promise<unknown>;
  /** Saves, grades and ends an attempt; undefined when it is not open. */
  submit(attempt: OwnAttempt, given: GivenAnswer[]): Promise<object | undefined>;
}

export interface OwnAttempt {
  id: number;
  userId: number;
}

export const pageSize = 24;

/** The end of an attempt at a quiz with a pass mark of 80 percent. */
export function endOf(attempt: { startedAt: Date; totalQuestions: number }, score: number) {
  const passed = score * 100 >= 80 * attempt.totalQuestions;
  const completedAt = new Date();
  const hours = passed ? 120 : 48;
  return {
    score,
    passed,
    completedAt,
    timeTaken: Math.round((completedAt.getTime() - attempt.startedAt.getTime()) / 1000),
    canRetakeAt: new Date(completedAt.getTime() + hours * 3_600_000),
  };
}

/** Serves the routes of the comparison with a data layer, as a competent team would write them. */
export function serve(store: Store): void {
  const app = express();
  app.use(express.json({ limit: '1mb' }));
  addPublicRoutes(app, store);
  addMemberRoutes(app, store);
  app.listen(Number(process.env.PORT), '127.0.0.1');
}

function addPublicRoutes(app: Express, store: Store): void {
  app.get('/quizzes', async (_request, response) => {
    response.json({ ...(await store.listCards()), page: 1, pageSize });
  });

  app.get('/healthz', (_request, response) => {
    response.json({});
  });
}

function addMemberRoutes(app: Express, store: Store): void {
  const memberOf = ({ headers: { cookie = '' } }: Request) => {
    const id = /quizwright_session=([^;]+)/.exec(cookie)?.[1] ?? '';
    return store.memberOf(createHash('sha256').update(id).digest('base64url'));
  };

  app.get('/quizzes/mine', async (request, response) => {
    const userId = await memberOf(request);
    if (userId === undefined) return response.status(401).end();
    const page = await store.listCards();
    const retakes = await store.listRetakes(
      userId,
      page.items.map(({ id }) => id),
    );
    response.json({ ...page, page: 1, pageSize, retakes });
  });

  app.get('/results', async (request, response) => {
    const userId = await memberOf(request);
    if (userId === undefined) return response.status(401).end();
    response.json(await store.listResults(userId));
  });

  app.post('/attempts/:id/answers', async (request, response) => {
    const userId = await memberOf(request);
    if (userId === undefined) return response.status(401).end();
    const attempt = { id: Number(request.params.id), userId };
    const saved = await store.save(attempt, request.body.answers);
    response.status(saved ? 200 : 409).json({ saved });
  });

  app.post('/attempts/:id/submit', async (request, response) => {
    const userId = await memberOf(request);
    if (userId === undefined) return response.status(401).end();
    const attempt = { id: Number(request.params.id), userId };
    const result = await store.submit(attempt, request.body.answers);
    response.status(result ? 200 : 409).json(result ?? {});
  });
}
