/** The stored form of an answer, as the product's types of question store it; null: no answer. */
export type StoredResponse =
  | { selectedOption: number }
  | { selectedOptions: number[] }
  | { answerText: string }
  | { answerText: string; selectedOptions: number[] }
  | null;

/** One answer as it was sent, and whether the server acknowledged it. */
export interface SentAnswer {
  seq: number;
  response: StoredResponse;
  flagged: boolean;
  isAcknowledged: boolean;
  /** Sent after the question was closed: it must not be stored. */
  isTooLate?: true;
}

/** An end that the server acknowledged. */
export interface AcknowledgedEnd {
  kind: string;
  score: number;
  totalQuestions: number;
  passed: boolean;
  /** What was earned, in questions; absent where right answers are all that counts. */
  points?: number | undefined;
}

/** What was acknowledged to a learner about one attempt. */
export interface AttemptLedger {
  id: number;
  quizId: number;
  questionIds: number[];
  /** By question, then by sequence number. */
  answers: Map<number, Map<number, SentAnswer>>;
  /** By question: whether its answer is right, as a check said. */
  checked: Map<number, boolean>;
  end: AcknowledgedEnd | undefined;
}

/** What was acknowledged to one learner: the checker expects exactly this in the database. */
export interface Ledger {
  username: string;
  email: string;
  /** Whether the registration was acknowledged. */
  isRegistered: boolean;
  attempts: Map<number, AttemptLedger>;
  /** Subjects of contact messages that were acknowledged. */
  contactSubjects: string[];
  /** What a learner saw that must not happen, such as a start within a cooldown. */
  complaints: string[];
}

export const newLedger = (username: string): Ledger => ({
  username,
  email: `${username}@example.com`,
  isRegistered: false,
  attempts: new Map(),
  contactSubjects: [],
  complaints: [],
});

/** The number of acknowledgements in a ledger: registrations, messages, starts, answers and ends. */
export function countAcknowledged({ isRegistered, contactSubjects, attempts }: Ledger): number {
  let count = Number(isRegistered) + contactSubjects.length;
  for (const { answers, end } of attempts.values()) {
    count += 1 + Number(end !== undefined);
    for (const sent of answers.values())
      count += [...sent.values()].filter(({ isAcknowledged }) => isAcknowledged).length;
  }
  return count;
}
