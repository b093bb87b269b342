import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './api.gen.ts';

type Question = components['schemas']['PaperQuestionForTaker'];
type Answer = components['schemas']['AnswerInput'];

/** A typed client of the plain HTTP interface. It keeps the session cookie, as a browser would. */
export function createApiClient(baseUrl: string) {
  const client = createClient<paths>({ baseUrl });
  client.use(cookieJar());
  return client;
}

/** Takes the first quiz of the list as a new member, answering with the first option throughout. */
export async function takeAQuiz(baseUrl: string, member: components['schemas']['Registration']) {
  const api = createApiClient(baseUrl);
  await api.POST('/api/register', { body: member }).then(orThrow);
  const [quiz] = orThrow(await api.GET('/api/quizzes'));
  if (!quiz) throw new Error('There is no quiz to take.');
  const attempt = orThrow(
    await api.POST('/api/quizzes/{quizId}/attempts', { params: { path: { quizId: quiz.id } } }),
  );
  const outcome = orThrow(
    await api.POST('/api/quiz-attempts/{attemptId}/submit', {
      params: { path: { attemptId: attempt.id } },
      body: { answers: attempt.questions.map(firstOption) },
    }),
  );
  if (outcome.kind !== 'submitted') throw new Error(`The attempt ended as ${outcome.kind}.`);
  return orThrow(
    await api.GET('/api/quiz-attempts/{id}', { params: { path: { id: outcome.result.id } } }),
  );
}

/** The first option or target where there are some, the middle of a picture, or a question mark as text. */
function firstOption({ questionId, type, options, targets, gaps }: Question): Answer {
  const [first] = options;
  if (type === 'hotspot') return { questionId, spots: [{ x: 5000, y: 5000 }] };
  if (type === 'cloze') return { questionId, ...fillingOf(gaps) };
  if (targets.length > 0) return { questionId, selectedOptions: options.map(() => 0) };
  if (!first) return { questionId, answerText: '?' };
  return type === 'single_choice' || type === 'true_false'
    ? { questionId, selectedOption: first.index }
    : { questionId, selectedOptions: [first.index] };
}

/** An option for each gap, -1 where its text is written, and a line of text for each. */
const fillingOf = (gaps: Question['gaps']) => ({
  selectedOptions: gaps.map(({ options }) => (options.length > 0 ? 0 : -1)),
  answerText: gaps.map(({ options }) => (options.length > 0 ? '' : '?')).join('\n'),
});

/** @throws with the server's message when there is no data */
function orThrow<Data>({ data, error }: { data?: Data; error?: { message: string } }): Data {
  if (data === undefined) throw new Error(error?.message ?? 'No answer');
  return data;
}

function cookieJar(): Middleware {
  const jar = new Map<string, string>();
  return {
    onRequest: ({ request }) => {
      if (jar.size > 0) request.headers.set('cookie', [...jar.values()].join('; '));
      return request;
    },
    onResponse: ({ response }) => {
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        jar.set(pair.split('=')[0] ?? '', pair);
      }
    },
  };
}
