import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { AskedQuestion, guess, toInput } from './answers.ts';
import { type Answer, Client, type ClientParts, type Request } from './client.ts';
import { type AttemptLedger, type Ledger, newLedger, type SentAnswer } from './ledger.ts';

const OpenedAttempt = z.object({
  id: z.int(),
  questions: z.array(AskedQuestion),
  oneWay: z.boolean(),
  questionSeconds: z.int().nullable(),
  atOnce: z.string().nullable(),
});
const StoredAnswers = z.object({
  answers: z.array(z.object({ questionId: z.int(), seq: z.int() })),
  refused: z.array(z.int()),
  checked: z.array(z.object({ questionId: z.int(), isCorrect: z.boolean().nullable() })),
});
const Ended = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('void') }),
  z.object({
    kind: z.enum(['submitted', 'timed_out', 'abandoned', 'already_over']),
    result: z.object({
      ...{ score: z.int(), totalQuestions: z.int(), passed: z.boolean() },
      points: z.number().optional(),
    }),
  }),
]);

type Opened = Pick<z.infer<typeof OpenedAttempt>, 'oneWay' | 'questionSeconds' | 'atOnce'>;

/** An attempt that is being taken. */
interface Taking {
  attempt: AttemptLedger;
  questions: readonly AskedQuestion[];
  rules: Opened;
  newAnswer(question: AskedQuestion): SentAnswer;
}

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
    let seq = 0;
    const taking: Taking = {
      ...opened,
      newAnswer: (question) => {
        seq += 1;
        return {
          seq,
          response: chance.isLucky(0.08) ? null : guess(question, chance),
          flagged: chance.isLucky(0.2),
          isAcknowledged: false,
        };
      },
    };
    for (const index of opened.questions.keys()) {
      await this.#answer(taking, index);
      await pause(chance.whole(20, 80));
    }
    await this.#finish(taking);
  }

  /** Answers the question with an index, sometimes from a second tab, and sometimes a closed one too late. */
  async #answer(taking: Taking, index: number): Promise<void> {
    const { chance } = this.#parts.client;
    const { attempt, questions, rules, newAnswer } = taking;
    const [question, earlier] = [questions[index], questions[index - 1]];
    if (!question) return;
    const first = newAnswer(question);
    await this.#save(attempt, [[question, first]], rules, index);
    // A second tab: a newer answer and the repetition of the old one, in any order.
    if (chance.isLucky(0.25)) {
      const second = newAnswer(question);
      await Promise.all(
        chance
          .shuffled([second, first])
          .map((answer) => this.#save(attempt, [[question, answer]], rules, index)),
      );
    }
    if (rules.atOnce && chance.isLucky(0.5)) await this.#check(attempt, question, newAnswer);
    if (earlier && isClosed(attempt, rules, earlier.questionId) && chance.isLucky(0.3))
      await this.#save(attempt, [[earlier, tooLate(newAnswer(earlier))]], rules, index);
  }

  /** Lets the time run out, leaves, or submits, half the time with answers. */
  async #finish({ attempt, questions, rules, newAnswer }: Taking): Promise<void> {
    const { chance } = this.#parts.client;
    const lot = chance.next();
    // The tab is closed: the time runs out.
    if (lot < 0.1) return;
    if (lot < 0.2) return this.#end(attempt, 'leave', []);
    const given = chance.isLucky(0.5)
      ? questions.map((question, index) => {
          const isPassed = index < questions.length - 1;
          const closed = isClosed(
            attempt,
            { oneWay: rules.oneWay && isPassed },
            question.questionId,
          );
          const answer = newAnswer(question);
          return [question, closed ? tooLate(answer) : answer] as const;
        })
      : [];
    await this.#end(attempt, 'submit', given, rules);
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
    const { id, questions, ...rules } = OpenedAttempt.parse(dataOf(answer));
    const attempt: AttemptLedger = {
      id,
      quizId,
      questionIds: questions.map(({ questionId }) => questionId),
      answers: new Map(questions.map(({ questionId }) => [questionId, new Map()])),
      checked: new Map(),
      end: undefined,
    };
    this.ledger.attempts.set(id, attempt);
    return { attempt, questions, rules };
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

  /** @param index of the question, which closes those before it where there is no way back */
  async #save(
    attempt: AttemptLedger,
    answers: (readonly [AskedQuestion, SentAnswer])[],
    rules: Opened,
    index: number,
  ): Promise<void> {
    write(attempt, answers);
    const inputs = answers.map(([{ questionId }, answer]) => toInput(questionId, answer));
    const { chance } = this.#parts.client;
    const saved = { attemptId: attempt.id, answers: inputs };
    const ways: [Request, ...Request[]] = [
      { method: 'POST', path: '/trpc/attempt.save', body: saved },
      {
        method: 'POST',
        path: `/api/quiz-attempts/${attempt.id}/answers`,
        body: { answers: inputs },
      },
      { method: 'POST', path: '/api/answers', body: { attemptId: attempt.id, ...inputs[0] } },
    ];
    const answer = await this.#call(
      rules.oneWay || rules.atOnce
        ? { method: 'POST', path: '/trpc/attempt.save', body: { ...saved, reached: index } }
        : chance.pick(ways),
    );
    if (rules.questionSeconds !== null && answer.status === 409) return;
    if (answer.status !== 200) return this.#complain(`a save of attempt ${attempt.id}`, answer);
    this.#acknowledge(attempt, answers, { answer, rules });
  }

  /** Writes down what a save or a check has stored; a closed question may have refused it. */
  #acknowledge(
    attempt: AttemptLedger,
    answers: (readonly [AskedQuestion, SentAnswer])[],
    { answer, rules }: { answer: Answer; rules: Pick<Opened, 'questionSeconds'> },
  ): void {
    const {
      answers: rows,
      refused,
      checked,
    } = StoredAnswers.parse({
      ...{ refused: [], checked: [] },
      ...z.record(z.string(), z.unknown()).parse(dataOf(answer)),
    });
    const stored = new Map(rows.map(({ questionId, seq }) => [questionId, seq]));
    for (const [{ questionId }, sent] of answers) {
      const isStored = (stored.get(questionId) ?? 0) >= sent.seq;
      const mayRefuse = rules.questionSeconds !== null && refused.includes(questionId);
      // An equal answer is not refused, and keeps its number.
      if (!isStored && (mayRefuse || sent.isTooLate || attempt.checked.has(questionId))) continue;
      if (!isStored && rules.questionSeconds === null)
        this.ledger.complaints.push(`attempt ${attempt.id} acknowledged an older answer`);
      sent.isAcknowledged = isStored;
      this.#parts.onAcknowledged();
    }
    for (const { questionId, isCorrect } of checked)
      if (isCorrect !== null) attempt.checked.set(questionId, isCorrect);
  }

  /** Has an answer checked, which closes its question; then a newer answer must not be stored. */
  async #check(
    attempt: AttemptLedger,
    question: AskedQuestion,
    newAnswer: (question: AskedQuestion) => SentAnswer,
  ): Promise<void> {
    const given = newAnswer(question);
    if (given.response === null) return;
    write(attempt, [[question, given]]);
    const body = { attemptId: attempt.id, ...toInput(question.questionId, given) };
    const path = this.#parts.client.chance.isLucky(0.5)
      ? '/trpc/attempt.check'
      : `/api/quiz-attempts/${attempt.id}/check`;
    const answer = await this.#call({ method: 'POST', path, body });
    if (answer.status !== 200) return this.#complain(`a check of attempt ${attempt.id}`, answer);
    this.#acknowledge(attempt, [[question, given]], { answer, rules: { questionSeconds: null } });
    if (!attempt.checked.has(question.questionId))
      this.ledger.complaints.push(`attempt ${attempt.id} did not check an answer`);
  }

  async #end(
    attempt: AttemptLedger,
    how: 'submit' | 'leave',
    given: (readonly [AskedQuestion, SentAnswer])[],
    { questionSeconds }: Pick<Opened, 'questionSeconds'> = { questionSeconds: null },
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
    // Which questions the clock has closed is known to the server alone.
    if (ended.kind === 'submitted' && questionSeconds === null)
      for (const [, sent] of given) sent.isAcknowledged = !sent.isTooLate;
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

const tooLate = (answer: SentAnswer): SentAnswer => ({ ...answer, isTooLate: true });

/** Whether a question is closed for certain: it was checked, or passed where there is no way back. */
const isClosed = (
  { checked }: AttemptLedger,
  { oneWay }: Pick<Opened, 'oneWay'>,
  questionId: number,
): boolean => oneWay || checked.has(questionId);

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
