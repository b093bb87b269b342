import 'fake-indexeddb/auto';
import { TRPCClientError } from '@trpc/client';
import fc from 'fast-check';
import { createStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replacesAnswer, untimedDays } from '#shared/features/attempt/rules.ts';
import type {
  AnswerReview,
  AnswersSaved,
  AttemptForTaker,
  SavedAnswer,
} from '#shared/features/attempt/schema.ts';
import { blankAnswer, questionStatuses } from '#web/features/attempt/taking/player-state.ts';
import { AnswerStore } from '#web/features/attempt/taking/saving/answer-store.ts';
import type {
  AttemptChannel,
  AttemptMessage,
} from '#web/features/attempt/taking/saving/attempt-channel.ts';
import { AttemptSession } from '#web/features/attempt/taking/saving/attempt-session.ts';

const questionIds = [1, 2, 3];
const startedAt = '2026-03-01T10:00:00.000Z';

/** What is shown of a question whose first option is right. */
function reviewOf({ questionId, selectedOption, flagged }: SavedAnswer): AnswerReview {
  return {
    id: questionId,
    questionId,
    isCorrect: selectedOption === 0,
    isAnswered: true,
    flagged,
    selectedOption,
    selectedOptions: [],
    answerText: null,
    regraded: null,
    question: {
      text: 'q',
      type: 'single_choice',
      imageUrl: null,
      imageAlt: null,
      targets: [],
      gaps: [],
      options: ['0', '1', '2', '3'],
      order: [0, 1, 2, 3],
      keyShown: false,
    },
  };
}

/** The part of the server that a session calls: per question the highest number wins, and without a way back the index. */
class FakeServer {
  readonly stored = new Map<number, SavedAnswer>();
  isReachable = true;
  isOver = false;
  /** Whether it answers when an attempt ends. */
  answersEnds = true;
  oneWay = false;
  reached = 0;
  questionSeconds: number | null = null;
  questionEndsAt: string | null = null;
  /** The questions whose answer was checked. */
  readonly checked = new Set<number>();
  refused: number[] = [];
  deadline = startedAt;
  /** The code with which every call is refused. */
  refusal: string | undefined;
  /** A call that sends this option is refused, as one that the question does not have. */
  readonly unknownOption = 9;
  calls: SavedAnswer[][] = [];

  readonly save = async (input: {
    attemptId: number;
    answers: SavedAnswer[];
    reached?: number;
  }): Promise<AnswersSaved> => {
    this.calls.push(input.answers);
    this.#refuse();
    this.#refuseUnknownOption(input.answers);
    const refused = this.#store(input.answers);
    this.#close(input);
    const sent = new Set(input.answers.map(({ questionId }) => questionId));
    return {
      answers: [...this.stored.values()].filter(({ questionId }) => sent.has(questionId)),
      reached: this.reached,
      questionEndsAt: this.questionEndsAt,
      refused,
      checked: this.#reviews().filter(({ questionId }) => sent.has(questionId)),
      deadline: this.deadline,
      serverNow: startedAt,
    };
  };

  readonly readSaved = async (attemptId: number, ids: readonly number[]) => {
    const { calls } = this;
    const saved = await this.save({ attemptId, answers: ids.map(blankAnswer) });
    this.calls = calls;
    return saved;
  };

  readonly check = async ({ attemptId, ...answer }: { attemptId: number } & SavedAnswer) => {
    const saved = await this.save({ attemptId, answers: [answer] });
    const { questionId } = answer;
    if (this.stored.get(questionId)?.selectedOption !== answer.selectedOption) return saved;
    this.checked.add(questionId);
    return {
      ...saved,
      checked: this.#reviews().filter((review) => review.questionId === questionId),
    };
  };

  #reviews(): AnswerReview[] {
    return [...this.stored.values()]
      .filter(({ questionId }) => this.checked.has(questionId))
      .map(reviewOf);
  }

  #store(answers: readonly SavedAnswer[]): number[] {
    const newer = answers.filter((answer) =>
      replacesAnswer(answer, this.stored.get(answer.questionId)),
    );
    const isClosed = ({ questionId }: SavedAnswer) =>
      this.checked.has(questionId) ||
      (this.oneWay && questionIds.indexOf(questionId) < this.reached);
    for (const answer of newer) if (!isClosed(answer)) this.stored.set(answer.questionId, answer);
    const refused = newer.filter(isClosed).map(({ questionId }) => questionId);
    this.refused.push(...refused);
    return refused;
  }

  #close({ answers, reached = 0 }: { answers: SavedAnswer[]; reached?: number }): void {
    if (!this.oneWay) return;
    const closed = answers
      .filter(({ selectedOption }) => selectedOption >= 0)
      .map(({ questionId }) => questionIds.indexOf(questionId));
    this.reached = Math.max(this.reached, reached, ...closed);
  }

  readonly submit = async (input: {
    attemptId: number;
    answers: SavedAnswer[];
    deadline?: string | undefined;
  }) => {
    if (input.deadline !== undefined && input.deadline < this.deadline) refuse('attempt-open');
    await this.save(input);
    this.isOver = true;
    return { kind: 'void' as const, pinnedUntil: startedAt, deadline: startedAt };
  };

  readonly readEnds = async () => {
    if (!this.answersEnds) await new Promise(() => {});
    const { deadline, reached, questionEndsAt } = this;
    return this.isReachable ? { deadline, reached, questionEndsAt } : undefined;
  };

  attempt(resumed = false): AttemptForTaker {
    return {
      id: 7,
      quiz: { id: 3, title: 'Quiz', language: 'en' },
      startedAt,
      deadline: this.deadline,
      serverNow: startedAt,
      resumed,
      canBeVoided: true,
      lockHours: 48,
      untimed: false,
      oneWay: this.oneWay,
      reached: this.reached,
      layout: 'one',
      questionSeconds: this.questionSeconds,
      questionEndsAt: this.questionEndsAt,
      atOnce: 'keys',
      checked: this.#reviews(),
      questions: questionIds.map((questionId) => ({
        questionId,
        type: 'single_choice',
        text: 'q',
        imageUrl: null,
        imageAlt: null,
        targets: [],
        gaps: [],
        options: [0, 1, 2, 3, this.unknownOption].map((index) => ({ index, text: `${index}` })),
      })),
      answers: questionIds.map((id) => this.stored.get(id) ?? blankAnswer(id)),
    };
  }

  #refuseUnknownOption(answers: SavedAnswer[]) {
    const index = answers.findIndex(({ selectedOption }) => selectedOption === this.unknownOption);
    if (index < 0) return;
    const fields = { [`answers.${index}.selectedOption`]: 'No such option.' };
    const data = { failure: 'invalid', httpStatus: 400, requestId: 'r', fields };
    throw TRPCClientError.from({ error: { message: 'refused', code: -32600, data } });
  }

  #refuse() {
    if (!this.isReachable) throw TRPCClientError.from(new TypeError('Failed to fetch'));
    const failure = this.isOver ? 'attempt-over' : this.refusal;
    if (failure) refuse(failure);
  }
}

function refuse(failure: string): never {
  const data = { failure, httpStatus: 409, requestId: 'r' };
  throw TRPCClientError.from({ error: { message: 'refused', code: -32009, data } });
}

/** Channels between the tabs of one browser. */
function createChannels() {
  const open = new Map<object, (message: AttemptMessage) => void>();
  return (): AttemptChannel => {
    const end = {};
    return {
      post: (message) => {
        for (const [other, hear] of open) if (other !== end) hear(message);
      },
      subscribe: (listener) => open.set(end, listener),
      close: () => open.delete(end),
    };
  };
}

let databases = 0;
let now = 0;
let server: FakeServer;
let channel: ReturnType<typeof createChannels>;
let storeFor: (userId: number) => AnswerStore;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  now = Date.parse(startedAt);
  server = new FakeServer();
  channel = createChannels();
  databases += 1;
  const database = createStore(`test ${databases}`, 'attempts');
  storeFor = (userId) => new AnswerStore(userId, database);
});
afterEach(() => {
  vi.useRealTimers();
});

function openTab({ userId = 1, resumed = false, current = 0 } = {}) {
  const session = new AttemptSession({
    attempt: server.attempt(resumed),
    store: storeFor(userId),
    calls: server,
    clock: { now: () => ++now },
    channel: channel(),
    current,
  });
  return session;
}

/** Advances the time and lets pending storage operations finish. */
async function pass(milliseconds: number, step = 250) {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await vi.advanceTimersByTimeAsync(step);
    for (let turn = 0; turn < 8; turn += 1) await new Promise((done) => setImmediate(done));
  }
}

const chosen = (session: AttemptSession, questionId: number) =>
  session.snapshot().player.answers.get(questionId)?.selectedOption;

describe('time that is added', () => {
  const at = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000).toISOString();

  it('is known with the next save', async () => {
    server.deadline = at(600);
    const session = openTab();
    expect(session.snapshot().deadline).toBe(at(600));
    server.deadline = at(900);
    session.choose(1, 2);
    await pass(3000);
    expect(session.snapshot().deadline).toBe(at(900));
    session.close();
  });

  it('is asked for once before the end, also by a learner who saves nothing more', async () => {
    server.deadline = at(60);
    const session = openTab();
    server.deadline = at(120);
    await pass(40_000);
    expect(session.snapshot().deadline).toBe(at(60));
    await pass(5000);
    expect(session.snapshot().deadline).toBe(at(120));
    session.close();
  });

  it('counts if it was added until the submit by the clock arrives: the learner continues', async () => {
    server.deadline = at(60);
    const session = openTab();
    await pass(59_000);
    now = Date.parse(at(60));
    session.runOut();
    server.isReachable = false;
    session.choose(1, 2);
    server.isReachable = true;
    server.deadline = at(360);
    await expect(session.submit(at(60))).rejects.toThrow('refused');
    await session.goOn();
    expect(session.snapshot()).toMatchObject({
      deadline: at(360),
      player: { phase: 'answering' },
    });
    expect((await storeFor(1).read(7)).submit).toBeUndefined();
    session.choose(1, 3);
    await pass(1000);
    expect(server.stored.get(1)?.selectedOption).toBe(3);
    session.runOut();
    await session.submit(at(360));
    expect(server.isOver).toBe(true);
    session.close();
  });

  it('counts also if the network is away when the submit was refused', async () => {
    server.deadline = at(60);
    const session = openTab();
    now = Date.parse(at(60));
    session.runOut();
    server.deadline = at(360);
    await expect(session.submit(at(60))).rejects.toThrow('refused');
    server.isReachable = false;
    await session.goOn();
    expect(session.snapshot()).toMatchObject({
      deadline: at(60),
      player: { phase: 'answering' },
    });
    await pass(5000);
    server.isReachable = true;
    await pass(5000);
    expect(session.snapshot().deadline).toBe(at(360));
    session.close();
  });

  it('counts within two seconds after the refusal, though nothing says until when', async () => {
    server.deadline = at(60);
    const session = openTab();
    now = Date.parse(at(60));
    session.runOut();
    server.deadline = at(360);
    await expect(session.submit(at(60))).rejects.toThrow('refused');
    server.answersEnds = false;
    void session.goOn();
    await pass(2250);
    expect(session.snapshot().player.phase).toBe('answering');
    await pass(1000);
    expect(session.snapshot().deadline).toBe(at(360));
    session.close();
  });

  it('is kept apart from a submit by the learner, after a crash too', async () => {
    server.isReachable = false;
    const tab = openTab();
    await expect(tab.submit(at(60))).rejects.toThrow('Failed to fetch');
    expect(await storeFor(1).read(7)).toMatchObject({ submit: { deadline: at(60) } });
    await expect(tab.submit()).rejects.toThrow('Failed to fetch');
    expect(await openTab().resume()).toEqual({ submit: { deadline: undefined } });
  });

  it('is not asked for after the attempt was ended', async () => {
    server.deadline = at(60);
    const session = openTab();
    session.end();
    server.deadline = at(120);
    await pass(60_000);
    expect(session.snapshot().deadline).toBe(at(60));
  });
});

describe('saving an answer', () => {
  it('collects quick changes, sends the newest of each question, and reports when it is saved', async () => {
    const tab = openTab();
    tab.choose(1, 0);
    tab.choose(1, 2);
    tab.choose(2, 1);
    expect(tab.snapshot().queue.pending).toBe(2);
    await pass(1000);
    expect(server.calls).toHaveLength(1);
    expect(server.stored.get(1)?.selectedOption).toBe(2);
    expect(tab.snapshot().queue).toEqual({
      pending: 0,
      failure: undefined,
      refused: new Map(),
      isOver: false,
    });
    expect((await storeFor(1).read(7)).answers).toEqual([]);
  });

  it('keeps unsent answers, reports it, retries with growing pauses, and sends them when it can', async () => {
    server.isReachable = false;
    const tab = openTab();
    tab.choose(1, 3);
    await pass(8000);
    expect(tab.snapshot().queue).toMatchObject({ pending: 1, failure: { code: 'offline' } });
    // After 0.25, 1.25, 3.25 and 7.25 s.
    expect(server.calls).toHaveLength(4);
    server.isReachable = true;
    tab.hurry();
    await pass(500);
    expect(server.stored.get(1)?.selectedOption).toBe(3);
    expect(tab.snapshot().queue.failure).toBeUndefined();
  });

  it('is not blocked by a storage that never responds', async () => {
    const stuck = storeFor(1);
    stuck.put = () => new Promise(() => {});
    storeFor = () => stuck;
    openTab().choose(1, 3);
    await pass(1000);
    expect(server.stored.get(1)?.selectedOption).toBe(3);
  });

  it('stops when the server reports that the attempt is over', async () => {
    server.isOver = true;
    const tab = openTab();
    tab.choose(1, 3);
    await pass(20_000);
    expect(server.calls).toHaveLength(1);
    expect(tab.snapshot().queue.isOver).toBe(true);
  });

  it.each(['signed-out', 'not-found', 'forbidden', 'invalid', 'conflict', 'internal'])(
    'is retried when the call is refused as %s',
    async (failure) => {
      server.refusal = failure;
      const tab = openTab();
      tab.choose(1, 3);
      await pass(500);
      expect(tab.snapshot().queue).toMatchObject({ pending: 1, failure: { code: failure } });
      server.refusal = undefined;
      await pass(2000);
      expect(server.stored.get(1)?.selectedOption).toBe(3);
      expect(tab.snapshot().queue.pending).toBe(0);
    },
  );

  describe('an answer that is refused permanently', () => {
    it('does not prevent saving the others, and is not sent again', async () => {
      const tab = openTab();
      tab.choose(1, 2);
      tab.choose(2, server.unknownOption);
      tab.choose(3, 1);
      await pass(2000);
      expect(server.stored.get(1)?.selectedOption).toBe(2);
      expect(server.stored.get(3)?.selectedOption).toBe(1);
      expect(tab.snapshot().queue).toMatchObject({ pending: 0, failure: undefined });
      expect([...tab.snapshot().queue.refused]).toEqual([[2, 'No such option.']]);
      expect(server.calls).toHaveLength(2);
      await pass(30_000);
      expect(server.calls).toHaveLength(2);
      expect((await storeFor(1).read(7)).answers).toEqual([]);
    });

    it('is accepted after the learner has changed it', async () => {
      const tab = openTab();
      tab.choose(2, server.unknownOption);
      await pass(1000);
      tab.choose(2, 0);
      expect(tab.snapshot().queue.refused.size).toBe(0);
      await pass(1000);
      expect(server.stored.get(2)?.selectedOption).toBe(0);
    });

    it('does not prevent submitting the attempt', async () => {
      const tab = openTab();
      tab.choose(1, 2);
      tab.choose(2, server.unknownOption);
      await tab.submit();
      expect(server.isOver).toBe(true);
      expect(server.stored.get(1)?.selectedOption).toBe(2);
    });
  });

  it('saves a text at least every two seconds while it is being typed', async () => {
    const tab = openTab();
    for (let typed = 1; typed <= 25; typed += 1) {
      tab.type(1, 'x'.repeat(typed));
      await pass(200, 200);
    }
    expect(server.calls.length).toBeGreaterThanOrEqual(2);
  });

  it('is not called saved while a long text waits, also if an earlier state of it is stored', async () => {
    const tab = openTab();
    const state = () => questionStatuses(tab.snapshot().player)[0]?.isSaved;
    tab.type(1, 'x'.repeat(600));
    await pass(2000);
    expect([server.calls.length, state()]).toEqual([0, false]);
    await pass(1000);
    expect([server.calls.length, state()]).toEqual([1, true]);
    tab.type(1, 'x'.repeat(601));
    expect(state()).toBe(false);
    await pass(2000);
    expect([server.stored.get(1)?.answerText?.length, state()]).toEqual([600, false]);
    await pass(1000);
    expect([server.stored.get(1)?.answerText?.length, state()]).toEqual([601, true]);
  });

  it('is sent before the page is closed, even while another batch is collected or sent', async () => {
    const tab = openTab();
    tab.choose(1, 3);
    tab.flush();
    expect(server.calls).toHaveLength(1);
    tab.choose(2, 1);
    tab.flush();
    expect(server.calls).toHaveLength(2);
    expect(server.stored.get(2)?.selectedOption).toBe(1);
  });

  it('is sent again while the page stays hidden, if the call as it was hidden has failed', async () => {
    const tab = openTab();
    server.isReachable = false;
    tab.choose(1, 3);
    tab.flush();
    await pass(500);
    server.isReachable = true;
    tab.choose(2, 1);
    await pass(3000);
    expect([server.stored.get(1)?.selectedOption, server.stored.get(2)?.selectedOption]).toEqual([
      3, 1,
    ]);
  });
});

describe('a stored answer', () => {
  it('is loaded after a crash and sent', async () => {
    server.isReachable = false;
    openTab().choose(2, 3);
    await pass(1000);
    server.isReachable = true;
    const again = openTab({ resumed: true });
    await again.resume();
    expect(chosen(again, 2)).toBe(3);
    await pass(1000);
    expect(server.stored.get(2)?.selectedOption).toBe(3);
  });

  it('does not overwrite a later answer of another device', async () => {
    server.isReachable = false;
    openTab().choose(2, 3);
    await pass(1000);
    server.isReachable = true;
    server.stored.set(2, { ...blankAnswer(2), seq: now + 100, selectedOption: 1 });
    const again = openTab({ resumed: true });
    await again.resume();
    await pass(1000);
    expect(chosen(again, 2)).toBe(1);
    expect(server.stored.get(2)?.selectedOption).toBe(1);
  });

  it('is never sent for another account in the same browser', async () => {
    server.isReachable = false;
    openTab({ userId: 1 }).choose(2, 3);
    await pass(1000);
    server.calls = [];
    // The first one's tab has crashed.
    channel = createChannels();
    const other = openTab({ userId: 2 });
    await other.resume();
    expect(chosen(other, 2)).toBeUndefined();
    expect((await storeFor(2).read(7)).answers).toEqual([]);
    expect((await storeFor(1).read(7)).answers).toHaveLength(1);
  });

  it('is deleted when no attempt can need it', async () => {
    const store = storeFor(1);
    await store.put(7, { ...blankAnswer(1), seq: 1 });
    await store.prune(Date.now() + (untimedDays + 1) * 24 * 3_600_000);
    expect((await store.read(7)).answers).toHaveLength(1);
    await store.prune(Date.now() + 15 * 24 * 3_600_000);
    expect((await store.read(7)).answers).toHaveLength(0);
  });
});

describe('when the learner comes back from another device', () => {
  const answerElsewhere = (questionId: number, selectedOption: number, seq: number) =>
    server.stored.set(questionId, { ...blankAnswer(questionId), seq, selectedOption });

  it('the answers that were saved there are shown, and a change here overwrites no other', async () => {
    const tab = openTab();
    tab.choose(1, 0);
    await pass(500);
    answerElsewhere(1, 3, now + 1);
    answerElsewhere(2, 2, now + 2);
    tab.hurry();
    await pass(500);
    expect([chosen(tab, 1), chosen(tab, 2)]).toEqual([3, 2]);
    tab.choose(3, 1);
    await pass(500);
    expect([1, 2, 3].map((id) => server.stored.get(id)?.selectedOption)).toEqual([3, 2, 1]);
    expect(questionStatuses(tab.snapshot().player).every(({ isSaved }) => isSaved)).toBe(true);
  });

  it('a later answer that could not be sent yet is kept and sent, an earlier one gives way', async () => {
    const tab = openTab();
    server.isReachable = false;
    tab.choose(1, 0);
    await pass(500);
    answerElsewhere(1, 3, now + 1);
    now += 10;
    answerElsewhere(2, 3, now);
    tab.choose(2, 0);
    await pass(500);
    server.isReachable = true;
    tab.hurry();
    await pass(500);
    expect([chosen(tab, 1), chosen(tab, 2)]).toEqual([3, 0]);
    expect([1, 2].map((id) => server.stored.get(id)?.selectedOption)).toEqual([3, 0]);
    expect(tab.snapshot().queue.pending).toBe(0);
  });

  it('the page learns that the attempt was submitted there', async () => {
    const tab = openTab();
    server.isOver = true;
    tab.hurry();
    await pass(500);
    expect(tab.snapshot().player.phase).toBe('over');
  });
});

/** What a page sees of localStorage: its entries as own properties. */
function memoryStorage(): Record<string, string> {
  const entries: Record<string, string> = {};
  Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: { value: (key: string, value: string) => Object.assign(entries, { [key]: value }) },
    removeItem: { value: (key: string) => delete entries[key] },
  });
  return entries;
}

describe.each([
  ['localStorage', () => ({ localStorage: memoryStorage() })],
  ['the page, where localStorage is refused too,', () => ({})],
])('without IndexedDB %s', (_, createWindow) => {
  const refusing = (userId: number) =>
    new AnswerStore(userId, () => {
      throw new Error('SecurityError');
    });
  beforeEach(() => {
    vi.stubGlobal('window', createWindow());
    storeFor = refusing;
  });
  afterEach(async () => {
    await refusing(1)
      .clear(7)
      .catch(() => {});
    vi.unstubAllGlobals();
  });

  it('keeps answers that were not sent, for their account only', async () => {
    server.isReachable = false;
    const tab = openTab();
    tab.choose(2, 3);
    tab.choose(1, 0);
    await pass(1000);
    tab.end();
    expect((await storeFor(2).read(7)).answers).toEqual([]);
    server.isReachable = true;
    channel = createChannels();
    const again = openTab({ resumed: true });
    await again.resume();
    await pass(1000);
    expect([chosen(again, 1), server.stored.get(2)?.selectedOption]).toEqual([0, 3]);
    expect((await storeFor(1).read(7)).answers).toEqual([]);
  });

  it('keeps a submit that failed, with its answers, until the server has it', async () => {
    server.isReachable = false;
    const tab = openTab();
    tab.choose(3, 2);
    await expect(tab.submit()).rejects.toThrow('Failed to fetch');
    expect(await storeFor(1).read(7)).toMatchObject({
      submit: {},
      answers: [{ questionId: 3, selectedOption: 2 }],
    });
    server.isReachable = true;
    await tab.submit();
    expect(server.stored.get(3)?.selectedOption).toBe(2);
    expect(await storeFor(1).read(7)).toEqual({ answers: [] });
  });

  it('adds to what IndexedDB took before', async () => {
    const database = createStore(`test ${databases}`, 'attempts');
    const store = new AnswerStore(1, database);
    await store.put(7, { ...blankAnswer(1), seq: 1 });
    await refusing(1).put(7, { ...blankAnswer(1), seq: 3, selectedOption: 1 });
    await refusing(1).put(7, { ...blankAnswer(2), seq: 2 });
    expect((await store.read(7)).answers.map(({ seq }) => seq)).toEqual([2, 3]);
    await store.confirm(7, [{ questionId: 1, seq: 3 }]);
    expect((await store.read(7)).answers.map(({ seq }) => seq)).toEqual([2]);
    await store.prune(Date.now() + 15 * 24 * 3_600_000);
    expect((await store.read(7)).answers).toEqual([]);
  });
});

describe('submitting', () => {
  it('sends unconfirmed answers, and leaves nothing in the storage', async () => {
    const tab = openTab();
    tab.choose(3, 2);
    await tab.submit();
    expect(server.stored.get(3)?.selectedOption).toBe(2);
    expect(await storeFor(1).read(7)).toEqual({ answers: [] });
  });

  it('sends the unsent answers of another tab of this browser', async () => {
    const one = openTab();
    const other = openTab();
    server.isReachable = false;
    other.choose(2, 3);
    one.choose(1, 1);
    await pass(500);
    server.isReachable = true;
    await one.submit();
    expect(server.stored.get(1)?.selectedOption).toBe(1);
    expect(server.stored.get(2)?.selectedOption).toBe(3);
  });

  it('without network is stored as requested, with its answers', async () => {
    server.isReachable = false;
    const tab = openTab();
    tab.choose(3, 2);
    await pass(500);
    await expect(tab.submit()).rejects.toThrow();
    const kept = await storeFor(1).read(7);
    expect(kept.submit).toEqual({});
    expect(kept.answers).toMatchObject([{ questionId: 3, selectedOption: 2 }]);
  });

  it('that is refused can be cancelled: the learner continues, and answers are sent again', async () => {
    const tab = openTab();
    tab.choose(3, 2);
    await pass(500);
    server.refusal = 'signed-out';
    await expect(tab.submit()).rejects.toThrow();
    await tab.takeBackSubmit();
    expect(tab.snapshot().player.phase).toBe('answering');
    expect((await storeFor(1).read(7)).submit).toBeUndefined();
    server.refusal = undefined;
    tab.choose(1, 1);
    await pass(1000);
    expect(server.stored.get(1)?.selectedOption).toBe(1);
  });

  it('ends the attempt in the other tabs', async () => {
    const one = openTab();
    const other = openTab();
    await one.submit();
    expect(other.snapshot().player.phase).toBe('over');
  });
});

describe('a time for each question', () => {
  const at = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000).toISOString();
  const shown = ({ snapshot }: AttemptSession) => {
    const { player, questionEndsAt } = snapshot();
    return [player.current, questionEndsAt];
  };
  beforeEach(() => {
    server.oneWay = true;
    server.questionSeconds = 30;
    server.questionEndsAt = at(30);
  });

  it('goes on by the clock, and the answer that was given is sent', async () => {
    const tab = openTab();
    tab.choose(1, 2);
    now = Date.parse(at(30));
    expect(tab.goOnByClock()).toBe(true);
    expect(shown(tab)).toEqual([1, at(60)]);
    server.questionEndsAt = at(61);
    await pass(500);
    expect(server.stored.get(1)?.selectedOption).toBe(2);
    expect(shown(tab)).toEqual([1, at(61)]);
    tab.close();
  });

  it('skips what ran out while the page slept, and ends with the last question', () => {
    const tab = openTab();
    now = Date.parse(at(75));
    expect(tab.goOnByClock()).toBe(true);
    expect(shown(tab)).toEqual([2, at(90)]);
    now = Date.parse(at(90));
    expect(tab.goOnByClock()).toBe(false);
    expect(shown(tab)[0]).toBe(2);
    tab.close();
  });

  it('starts anew when the learner goes on, and an older message of the server does not move it', async () => {
    const tab = openTab();
    now = Date.parse(at(10));
    server.isReachable = false;
    tab.moveTo(1);
    const [, end] = shown(tab);
    expect(Date.parse(end?.toString() ?? '')).toBeGreaterThanOrEqual(Date.parse(at(40)));
    expect(Date.parse(end?.toString() ?? '')).toBeLessThan(Date.parse(at(41)));
    await pass(500);
    expect(shown(tab)).toEqual([1, end]);
    tab.close();
  });

  it('is asked for shortly before its end, so that added minutes are known', async () => {
    const tab = openTab();
    server.questionEndsAt = at(330);
    await pass(28_000);
    expect(shown(tab)).toEqual([0, at(330)]);
    tab.close();
  });
});

describe('minutes that are added in the last seconds of a question', () => {
  const at = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000).toISOString();
  const questionEnd = (session: AttemptSession) => session.snapshot().questionEndsAt;

  beforeEach(() => {
    server.oneWay = true;
    server.questionSeconds = 30;
    server.questionEndsAt = at(30);
    server.deadline = at(90);
  });

  it('keep it on screen', async () => {
    const tab = openTab();
    await pass(28_000);
    [server.questionEndsAt, server.deadline] = [at(330), at(390)];
    now = Date.parse(at(30));
    expect(await tab.hasMoreTime(questionEnd(tab))).toBe(true);
    expect(questionEnd(tab)).toBe(at(330));
    expect(tab.snapshot().player.current).toBe(0);
    tab.close();
  });

  it('are waited for two seconds, so that a slow network keeps no answers from being sent', async () => {
    const tab = openTab();
    server.answersEnds = false;
    let isLater: boolean | undefined;
    void tab.hasMoreTime(questionEnd(tab)).then((answer) => {
      isLater = answer;
    });
    await pass(1500);
    expect(isLater).toBeUndefined();
    await pass(750);
    expect(isLater).toBe(false);
    tab.close();
  });

  it('are not taken from the next question, which the server has come to by its clock', async () => {
    const tab = openTab();
    now = Date.parse(at(30));
    [server.reached, server.questionEndsAt] = [1, at(60)];
    expect(await tab.hasMoreTime(questionEnd(tab))).toBe(false);
    expect(questionEnd(tab)).toBe(at(30));
    tab.close();
  });
});

describe('checking an answer', () => {
  const review = (session: AttemptSession, id: number) =>
    session.snapshot().player.checked.get(id)?.selectedOption;
  const wait = (session: AttemptSession, id: number) => session.snapshot().checks.get(id);

  it('closes the question in every tab, and after a reload', async () => {
    const [one, other] = [openTab(), openTab()];
    one.choose(1, 2);
    one.check(1);
    await pass(500);
    expect([review(one, 1), review(other, 1)]).toEqual([2, 2]);
    for (const tab of [one, other]) {
      tab.choose(1, 0);
      tab.toggleFlag(1);
    }
    await pass(1000);
    expect(server.stored.get(1)).toMatchObject({ selectedOption: 2, flagged: false });
    expect(server.refused).toEqual([]);
    channel = createChannels();
    expect(review(openTab({ resumed: true }), 1)).toBe(2);
  });

  it('waits without a connection, with the question locked, and says so', async () => {
    server.isReachable = false;
    const tab = openTab();
    tab.choose(1, 2);
    tab.check(1);
    await pass(500);
    expect(wait(tab, 1)).toMatchObject({ isWaiting: true, failure: { code: 'offline' } });
    tab.choose(1, 3);
    expect(chosen(tab, 1)).toBe(2);
    tab.choose(2, 1);
    server.isReachable = true;
    tab.hurry();
    await pass(500);
    expect(wait(tab, 1)).toBeUndefined();
    expect(review(tab, 1)).toBe(2);
    expect(server.stored.get(2)?.selectedOption).toBe(1);
  });

  it('does nothing for a newer answer of another device, which is shown instead', async () => {
    const tab = openTab();
    tab.choose(1, 2);
    server.stored.set(1, { ...blankAnswer(1), seq: now + 1e6, selectedOption: 3 });
    tab.check(1);
    await pass(500);
    expect(review(tab, 1)).toBeUndefined();
    expect(chosen(tab, 1)).toBe(3);
    expect(wait(tab, 1)).toBeUndefined();
  });

  it('on another device is known with the next save, which is not sent again', async () => {
    const tab = openTab();
    server.stored.set(1, { ...blankAnswer(1), seq: 5, selectedOption: 1 });
    server.checked.add(1);
    tab.choose(1, 3);
    await pass(1000);
    expect(review(tab, 1)).toBe(1);
    expect(chosen(tab, 1)).toBe(1);
    await pass(20_000);
    expect(server.calls).toHaveLength(1);
  });

  it('is not tried again when it is refused, and the question can be answered', async () => {
    const tab = openTab();
    tab.choose(1, 2);
    await pass(500);
    server.refusal = 'conflict';
    tab.check(1);
    await pass(500);
    expect(wait(tab, 1)).toMatchObject({ isWaiting: false });
    server.refusal = undefined;
    tab.choose(1, 0);
    expect(chosen(tab, 1)).toBe(0);
  });
});

describe('without a way back', () => {
  beforeEach(() => {
    server.oneWay = true;
  });
  const shown = (session: AttemptSession) => session.snapshot().player.current;

  it('a question that was left cannot be shown again, and the server knows at once that it was left', async () => {
    const tab = openTab();
    tab.moveTo(1);
    await pass(1000);
    expect(server.reached).toBe(1);
    tab.moveTo(0);
    expect(shown(tab)).toBe(1);
    tab.close();
    expect(shown(openTab({ resumed: true }))).toBe(1);
  });

  it('what was answered and passed offline is stored together, also after a crash', async () => {
    server.isReachable = false;
    const tab = openTab();
    for (const [place, questionId] of questionIds.entries()) {
      tab.choose(questionId, place);
      tab.moveTo(place + 1);
      await pass(500);
    }
    server.isReachable = true;
    channel = createChannels();
    const again = openTab({ resumed: true, current: 2 });
    await again.resume();
    await pass(1000);
    expect(questionIds.map((id) => server.stored.get(id)?.selectedOption)).toEqual([0, 1, 2]);
    expect(server).toMatchObject({ reached: 2, refused: [] });
  });

  it('the last change before going on is stored, even if the save before it arrives late', async () => {
    const tab = openTab();
    tab.choose(1, 0);
    await pass(500);
    const [late] = server.calls;
    tab.choose(1, 3);
    tab.moveTo(1);
    await pass(500);
    await server.save({ attemptId: 7, answers: late ?? [], reached: 0 });
    expect(server.stored.get(1)?.selectedOption).toBe(3);
    expect(server.refused).toEqual([]);
  });

  it('another tab goes along, and sends what this one could not', async () => {
    const [one, other] = [openTab(), openTab()];
    server.isReachable = false;
    one.choose(1, 2);
    one.moveTo(1);
    expect(shown(other)).toBe(1);
    one.end();
    server.isReachable = true;
    other.choose(2, 3);
    await pass(1000);
    expect(server.stored.get(1)?.selectedOption).toBe(2);
    expect(server).toMatchObject({ reached: 1, refused: [] });
  });

  it('what was passed on another device is shown as the server has it, and not sent again', async () => {
    const tab = openTab();
    server.stored.set(1, { ...blankAnswer(1), seq: 5, selectedOption: 1 });
    server.reached = 2;
    tab.choose(1, 3);
    await pass(1000);
    expect(server.stored.get(1)?.selectedOption).toBe(1);
    expect(chosen(tab, 1)).toBe(1);
    expect(shown(tab)).toBe(2);
    expect(tab.snapshot().queue).toMatchObject({ pending: 0, failure: undefined });
    await pass(20_000);
    expect(server.calls).toHaveLength(1);
    expect((await storeFor(1).read(7)).answers).toEqual([]);
  });

  const Act = fc.oneof(
    fc.record({ act: fc.constant('choose' as const), option: fc.nat(3), tab: fc.nat(1) }),
    fc.record({ act: fc.constantFrom('go on', 'late' as const), tab: fc.nat(1) }),
    fc.record({ act: fc.constantFrom('network', 'wait', 'crash' as const), tab: fc.constant(0) }),
  );

  it('no order of answers, moves, lost networks, late calls and crashes loses an answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(Act, { maxLength: 25 }), async (acts) => {
        server = new FakeServer();
        server.oneWay = true;
        databases += 1;
        const database = createStore(`test ${databases}`, 'attempts');
        storeFor = (userId) => new AnswerStore(userId, database);
        channel = createChannels();
        let tabs = [openTab(), openTab()];
        const given = new Map<number, number>();
        for (const { act, tab: number, ...rest } of acts) {
          const tab = tabs[number];
          if (!tab) break;
          const questionId = questionIds[shown(tab)] ?? 0;
          if (act === 'choose' && 'option' in rest) {
            tab.choose(questionId, rest.option);
            given.set(questionId, rest.option);
          }
          if (act === 'go on') tab.moveTo(shown(tab) + 1);
          if (act === 'late')
            void server.save({ attemptId: 7, answers: server.calls[0] ?? [] }).catch(() => {});
          if (act === 'network') server.isReachable = !server.isReachable;
          if (act === 'wait') await pass(500);
          if (act === 'crash') {
            await pass(250);
            const current = shown(tab);
            channel = createChannels();
            for (const old of tabs) old.end();
            tabs = [openTab({ resumed: true, current }), openTab({ resumed: true, current })];
            for (const next of tabs) await next.resume();
          }
        }
        server.isReachable = true;
        for (const tab of tabs) tab.hurry();
        await pass(1500);
        expect(server.refused).toEqual([]);
        for (const [questionId, option] of given)
          expect(server.stored.get(questionId)?.selectedOption).toBe(option);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe('two tabs', () => {
  it('detect each other and show each other’s answers at once', async () => {
    const one = openTab();
    expect(one.snapshot().isElsewhere).toBe(false);
    const other = openTab();
    expect([one.snapshot().isElsewhere, other.snapshot().isElsewhere]).toEqual([true, true]);
    one.choose(1, 2);
    expect(chosen(other, 1)).toBe(2);
    other.choose(1, 0);
    expect(chosen(one, 1)).toBe(0);
    other.close();
    expect(one.snapshot().isElsewhere).toBe(false);
  });

  it('send their answers to a new tab, also unsaved ones', () => {
    server.isReachable = false;
    openTab().choose(1, 2);
    expect(chosen(openTab(), 1)).toBe(2);
  });

  it('detect that a third is still open when the second is closed', () => {
    const [one, second] = [openTab(), openTab(), openTab()];
    second?.close();
    expect(one?.snapshot().isElsewhere).toBe(true);
  });

  it('send the unsent answers of a closed tab', async () => {
    openTab();
    const other = openTab();
    server.isReachable = false;
    other.choose(2, 3);
    await pass(500);
    other.close();
    await pass(500);
    server.isReachable = true;
    await pass(4000);
    expect(server.stored.get(2)?.selectedOption).toBe(3);
  });

  it('agree with the server on the last change, after any network failures', async () => {
    const step = fc.record({
      tab: fc.constantFrom(0, 1),
      questionId: fc.constantFrom(...questionIds),
      option: fc.integer({ min: 0, max: 3 }),
      wait: fc.constantFrom(0, 250, 1000),
      isReachable: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        server = new FakeServer();
        databases += 1;
        const database = createStore(`test ${databases}`, 'attempts');
        storeFor = (userId) => new AnswerStore(userId, database);
        // Tabs on two devices: they share only the server.
        const tabs = [0, 1].map(() => {
          channel = createChannels();
          return openTab();
        });
        const last = new Map<number, number>();
        for (const { tab, questionId, option, wait, isReachable } of steps) {
          server.isReachable = isReachable;
          tabs[tab]?.choose(questionId, option);
          last.set(questionId, option);
          await pass(wait);
        }
        server.isReachable = true;
        for (const tab of tabs) tab.hurry();
        await pass(1000);
        expect(new Map([...server.stored].map(([id, a]) => [id, a.selectedOption]))).toEqual(
          new Map([...last]),
        );
        for (const tab of tabs) expect(tab.snapshot().queue.pending).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});
