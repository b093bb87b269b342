import { z } from 'zod';
import { cookiesOf } from '#scripts/identity-visit.ts';

/** An account that is signed in and calls over HTTP. */
interface HttpCaller {
  url: string;
  cookie: string;
}

export async function send(
  { url, cookie }: HttpCaller,
  path: string,
  body: unknown,
): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

const Answered = z.object({ result: z.object({ data: z.unknown() }) });

/** Calls a procedure that changes something, as the web app does. */
export async function trpc(caller: HttpCaller, name: string, input: object): Promise<unknown> {
  const answer = await send(caller, `/trpc/${name}`, input);
  return Answered.parse(await answer.json()).result.data;
}

async function read(caller: HttpCaller, name: string, input: object): Promise<unknown> {
  const query = encodeURIComponent(JSON.stringify(input));
  const answer = await fetch(`${caller.url}/trpc/${name}?input=${query}`, {
    headers: { cookie: caller.cookie },
  });
  return Answered.parse(await answer.json()).result.data;
}

export async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<HttpCaller> {
  const answer = await send({ url, cookie: '' }, '/api/login', { email, password });
  return { url, cookie: cookiesOf(answer) };
}

const Ref = z.object({ id: z.number() });
const Book = z.object({
  class: z.object({ joinCode: z.string() }),
  members: z.array(z.object({ userId: z.number(), name: z.string() })),
  cells: z.array(
    z.object({ userId: z.number(), result: z.object({ percentage: z.number() }).nullable() }),
  ),
});

const bookOf = async (teacher: HttpCaller, classId: number) =>
  Book.parse(await read(teacher, 'classroom.gradebook', { classId }));

/** A class of the teacher to which the quiz is assigned. */
export async function inClass(teacher: HttpCaller, name: string, quizId: number) {
  const { id: classId } = Ref.parse(await trpc(teacher, 'classroom.create', { name }));
  const { id: assignmentId } = Ref.parse(
    await trpc(teacher, 'classroom.assign', {
      ...{ classId, quizId, dueAt: null },
      startsAt: new Date(Date.now() - 60_000 * 60).toISOString(),
    }),
  );
  const book = await bookOf(teacher, classId);
  return { classId, assignmentId, joinCode: book.class.joinCode };
}

/** The percentage of each member of a class with one assignment, by name. */
export async function gradebookOf(
  teacher: HttpCaller,
  classId: number,
): Promise<Map<string, number | undefined>> {
  const { members, cells } = await bookOf(teacher, classId);
  return new Map(
    members.map(({ userId, name }) => [
      name,
      cells.find((cell) => cell.userId === userId)?.result?.percentage,
    ]),
  );
}

const Started = z.object({
  id: z.number(),
  questions: z.array(z.object({ questionId: z.number() })),
});

/** A new account that takes quizzes over HTTP. */
export async function httpLearner(url: string, username: string) {
  const account = { username, email: `${username}@example.com`, password: 'correct horse' };
  const answer = await send({ url, cookie: '' }, '/api/register', account);
  const caller = { url, cookie: cookiesOf(answer) };
  const me = await fetch(`${url}/api/user`, { headers: { cookie: caller.cookie } });
  const { id: userId } = Ref.parse(await me.json());
  let attempt = { id: 0, questions: [{ questionId: 0 }] };
  const answersWith = (right: number, among: readonly { questionId: number }[]) =>
    among.map(({ questionId }, index) => ({
      ...{ questionId, seq: right + 2, selectedOption: index < right ? 0 : 1, flagged: false },
    }));
  return {
    ...caller,
    username,
    userId,
    start: async (quizId: number) => {
      attempt = Started.parse(await trpc(caller, 'attempt.start', { quizId }));
      return attempt.id;
    },
    save: (some: number) =>
      trpc(caller, 'attempt.save', {
        attemptId: attempt.id,
        answers: answersWith(0, attempt.questions.slice(0, some)).map((each) => ({
          ...each,
          seq: 1,
        })),
      }),
    submit: (right: number) =>
      trpc(caller, 'attempt.submit', {
        attemptId: attempt.id,
        answers: answersWith(right, attempt.questions),
      }),
  };
}

/** Begins the quiz, answers two questions and goes to the third. */
export async function reportQuestion(
  learner: Awaited<ReturnType<typeof httpLearner>>,
  quizId: number,
): Promise<void> {
  const attemptId = await learner.start(quizId);
  await learner.save(2);
  await trpc(learner, 'classroom.presence', { attemptId, place: 2 });
}
