import Fastify from 'fastify';
import pg from 'pg';

/** Bare Fastify, the limit of the runtime. `/ready` returns a stored buffer, `/pg` the rows of a query. */
const app = Fastify({ logger: false, bodyLimit: 16 * 1024 * 1024 });
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

interface Ready {
  body: Buffer;
  headers: Record<string, string>;
}
const ready = new Map<string, Ready>();

app.put<{ Params: { name: string }; Body: { base64: string; headers: Record<string, string> } }>(
  '/ready/:name',
  async ({ params, body: { base64, headers } }) => {
    ready.set(params.name, { body: Buffer.from(base64, 'base64'), headers });
    return {};
  },
);

app.get<{ Params: { name: string } }>('/ready/:name', async (request, reply) => {
  const kept = ready.get(request.params.name);
  if (!kept) return reply.status(404).send();
  reply.headers(kept.headers);
  const { etag } = kept.headers;
  if (etag !== undefined && request.headers['if-none-match'] === etag)
    return reply.status(304).send();
  return reply.send(kept.body);
});

const open = `quizzes.status = 'active' and quizzes.archived_at is null and quizzes.total_questions > 0`;

const cards = {
  name: 'cards',
  text: `select quizzes.id, quizzes.title, quizzes.description, quizzes.status, quizzes.questions_per_attempt,
      quizzes.total_questions, quizzes.time_limit, quizzes.category_id, quizzes.sub_category_id, quizzes.image_url,
      quizzes.created_at, quizzes.updated_at, quizzes.difficulty, categories.display_name as category,
      sub_categories.display_name as sub_category, quiz_stats.attempt_count, quiz_stats.share_sum, quiz_stats.pass_count
    from quizzes left join categories on categories.id = quizzes.category_id
      left join sub_categories on sub_categories.id = quizzes.sub_category_id
      left join quiz_stats on quiz_stats.quiz_id = quizzes.id
    where ${open} order by quizzes.created_at desc, quizzes.id desc limit 24`,
};
const count = { name: 'count', text: `select count(*)::int as total from quizzes where ${open}` };

app.get('/pg/quizzes', async () => {
  const [items, counted] = await Promise.all([pool.query(cards), pool.query(count)]);
  return { items: items.rows, total: counted.rows[0]?.total };
});

app.get('/healthz', async () => ({}));

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
