import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { AskedQuestion, guess, toInput } from './answers.ts';
import { type Answer, Client, type ClientParts, type Request } from './client.ts';
import { type AttemptLedger, type Ledger, newLedger, type SentAnswer } from './ledger.ts';

const OpenedAttempt = z.object({ id: z.int(), questions: z.array(AskedQuestion) });
const StoredAnswers = z.object({
  answers: z.array(z.object({ questionId: z.int(), seq: z.int() })),
});
const Ended = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('void') }),
  z.object({
    kind: z.enum(['submitted', 'timed_out', 'abandoned', 'already_over']),
    result: z.object({ score: z.int(), totalQuestions: z.int(), passed: z.boolean() }),
  }),
]);

interface LearnerParts {
  client: ClientParts;
  /** Makes the name unique. */
  number: number;
  quizIds: number[];
  onAcknowledged(): void;
  isStopping(): boolean;
}

/** A simulated learner, who takes each quiz once and writes down what the server acknowledged. */
export class Learner {
  readonly ledger: Ledger;
  readonly client: Client;
  readonly #parts: LearnerParts;

  constructor(parts: LearnerParts) {
    this.#parts = parts;
    this.client = new Client(parts.client);
    this.ledger = newLedger(`chaos_${parts.number}`);
  }

  async takeAll(): Promise<void> {
    const { chance } = this.#parts.client;
    await this.#register();
    if (chance.isLucky(0.3)) await this.#write();
    for (const quizId of chance.shuffled(this.#parts.quizIds)) {
      if (this.#parts.isStopping()) return;
      await this.#take(quizId);
      if (chance.isLucky(0.3)) await this.#startAgain(quizId);
    }
  }

  /** Reads the learner's own attempts, which grades those whose time has run out. */
  async readAttempts(): Promise<void> {
    await this.#call({ method: 'GET', path: '/trpc/attempt.list' });
  }

  async #register(): Promise<void> {
    const { username, email } = this.ledger;
    const password = `the quiet harbour of ${username}`;
    const created = await this.client.call({
      method: 'POST',
      path: '/api/register',
      body: { username, email, password },
    });
    // An earlier try created the account, and its answer was lost.
    if (created.status === 409) await this.#signIn();
    else if (created.status !== 201) this.#complain('the registration', created);
    this.ledger.isRegistered = true;
    this.#parts.onAcknowledged();
  }

  async #signIn(): Promise<void> {
    const { username, email } = this.ledger;
    const answer = await this.client.call({
      method: 'POST',
      path: '/api/login',
      body: { email, password: `the quiet harbour of ${username}` },
    });
    if (answer.status !== 200) this.#complain('signing in', answer);
  }

  /** Writes a contact message, which is mailed; repeated tries have the same key. */
  async #write(): Promise<void> {
    const subject = `A question of ${this.ledger.username}`;
    const answer = await this.#call({
      method: 'POST',
      path: '/trpc/contact.send',
      body: {
        name: this.ledger.username,
        email: this.ledger.email,
        subject,
        category: 'quiz',
        message: 'How many attempts are there?',
        idempotencyKey: `contact-of-${this.ledger.username}`.padEnd(16, '-'),
      },
    });
    if (answer.status !== 200) return this.#complain('a contact message', answer);
    this.ledger.contactSubjects.push(subject);
    this.#parts.onAcknowledged();
  }

  async #take(quizId: number): Promise<void> {
    const { chance } = this.#parts.client;
    const opened = await this.#start(quizId);
    if (!opened) return;
    const { attempt, questions } = opened;
    let seq = 0;
    const newAnswer = (question: AskedQuestion): SentAnswer => {
      seq += 1;
      return {
        seq,
        response: chance.isLucky(0.08) ? null : guess(question, chance),
        flagged: chance.isLucky(0.2),
        isAcknowledged: false,
      };
    };
    for (const question of questions) {
      const first = newAnswer(question);
      await this.#save(attempt, [[question, first]]);
      if (attempt.end) return;
      // A second tab: a newer answer and the repetition of the old one, in any order.
      if (chance.isLucky(0.25)) {
        const second = newAnswer(question);
        await Promise.all(
          chance
            .shuffled([second, first])
            .map((answer) => this.#save(attempt, [[question, answer]])),
        );
      }
      await pause(chance.whole(20, 80));
    }
    const lot = chance.next();
    // The tab is closed: the time runs out.
    if (lot < 0.1) return;
    if (lot < 0.2) return this.#end(attempt, 'leave', []);
    const given = chance.isLucky(0.5)
      ? questions.map((question) => [question, newAnswer(question)] as const)
      : [];
    await this.#end(attempt, 'submit', given);
  }

  async #start(quizId: number) {
    const isTrpc = this.#parts.client.chance.isLucky(0.5);
    const answer = await this.#call(
      isTrpc
        ? { method: 'POST', path: '/trpc/attempt.start', body: { quizId } }
        : { method: 'POST', path: `/api/quizzes/${quizId}/attempts`, body: {} },
    );
    if (answer.status !== 200 && answer.status !== 201) {
      this.#complain('a start', answer);
      return undefined;
    }
    this.#parts.onAcknowledged();
    const { id, questions } = OpenedAttempt.parse(dataOf(answer));
    const attempt: AttemptLedger = {
      id,
      quizId,
      questionIds: questions.map(({ questionId }) => questionId),
      answers: new Map(questions.map(({ questionId }) => [questionId, new Map()])),
      end: undefined,
    };
    this.ledger.attempts.set(id, attempt);
    return { attempt, questions };
  }

  /** Tries to start a quiz again: an open attempt is continued, a finished one locks the quiz. */
  async #startAgain(quizId: number): Promise<void> {
    const [earlier] = [...this.ledger.attempts.values()].filter(
      (attempt) => attempt.quizId === quizId,
    );
    if (!earlier) return;
    const answer = await this.#call({
      method: 'POST',
      path: '/trpc/attempt.start',
      body: { quizId },
    });
    const isLocked = answer.status === 409;
    const isVoid = earlier.end?.kind === 'void';
    if (earlier.end && !isVoid && !isLocked)
      this.ledger.complaints.push(`quiz ${quizId} was started within its cooldown`);
    if (answer.status !== 200) return;
    const { id } = OpenedAttempt.parse(dataOf(answer));
    if (id !== earlier.id)
      this.ledger.complaints.push(`quiz ${quizId} has the attempts ${earlier.id} and ${id}`);
    else if (isVoid) earlier.end = undefined;
  }

  async #save(
    attempt: AttemptLedger,
    answers: (readonly [AskedQuestion, SentAnswer])[],
  ): Promise<void> {
    write(attempt, answers);
    const inputs = answers.map(([{ questionId }, answer]) => toInput(questionId, answer));
    const { chance } = this.#parts.client;
    const ways: [Request, ...Request[]] = [
      {
        method: 'POST',
        path: '/trpc/attempt.save',
        body: { attemptId: attempt.id, answers: inputs },
      },
      {
        method: 'POST',
        path: `/api/quiz-attempts/${attempt.id}/answers`,
        body: { answers: inputs },
      },
      { method: 'POST', path: '/api/answers', body: { attemptId: attempt.id, ...inputs[0] } },
    ];
    const answer = await this.#call(chance.pick(ways));
    if (answer.status !== 200) return this.#complain(`a save of attempt ${attempt.id}`, answer);
    const stored = new Map(
      StoredAnswers.parse(dataOf(answer)).answers.map(({ questionId, seq }) => [questionId, seq]),
    );
    for (const [{ questionId }, sent] of answers) {
      if ((stored.get(questionId) ?? 0) < sent.seq)
        this.ledger.complaints.push(`attempt ${attempt.id} acknowledged an older answer`);
      sent.isAcknowledged = true;
      this.#parts.onAcknowledged();
    }
  }

  async #end(
    attempt: AttemptLedger,
    how: 'submit' | 'leave',
    given: (readonly [AskedQuestion, SentAnswer])[],
  ): Promise<void> {
    write(attempt, given);
    const answers = given.map(([{ questionId }, answer]) => toInput(questionId, answer));
    const isTrpc = this.#parts.client.chance.isLucky(0.5);
    const body = how === 'submit' ? { answers } : {};
    const answer = await this.#call(
      isTrpc
        ? { method: 'POST', path: `/trpc/attempt.${how}`, body: { attemptId: attempt.id, ...body } }
        : { method: 'POST', path: `/api/quiz-attempts/${attempt.id}/${how}`, body },
    );
    if (answer.status !== 200) return this.#complain(`the end of attempt ${attempt.id}`, answer);
    const ended = Ended.parse(dataOf(answer));
    attempt.end =
      ended.kind === 'void'
        ? { kind: 'void', score: 0, totalQuestions: attempt.questionIds.length, passed: false }
        : { kind: ended.kind, ...ended.result };
    if (ended.kind === 'submitted') for (const [, sent] of given) sent.isAcknowledged = true;
    this.#parts.onAcknowledged();
  }

  /** A call of a signed-in learner; signs in again when the session is gone. */
  async #call(request: Request): Promise<Answer> {
    const answer = await this.client.call(request);
    if (answer.status !== 401) return answer;
    await this.#signIn();
    return this.client.call(request);
  }

  #complain(what: string, { status, body }: Answer): void {
    this.ledger.complaints.push(
      `${what} was refused with ${status}: ${JSON.stringify(body).slice(0, 300)}`,
    );
  }
}

/** Writes answers down before they are sent. */
function write(
  { answers }: AttemptLedger,
  given: readonly (readonly [AskedQuestion, SentAnswer])[],
): void {
  for (const [{ questionId }, answer] of given) answers.get(questionId)?.set(answer.seq, answer);
}

/** The data of an answer over tRPC, or the whole body of one over REST. */
function dataOf({ body }: Answer): unknown {
  const wrapped = z.object({ result: z.object({ data: z.unknown() }) }).safeParse(body);
  return wrapped.success ? wrapped.data.result.data : body;
}
