import { z } from 'zod';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import type { AskedGap } from '../question/question-types/gaps.ts';
import {
  AnswerReview,
  AttemptExceptions,
  AttemptReceipt,
  AttemptStatus,
  Points,
  SpotsGiven,
  ToBeMarked,
} from './schema.ts';

export const receiptFormat = 'quizwright-receipt-1';

/**
 * What was received of an ended attempt, signed. The first line is a `ReceiptHead`, and every further line is an
 * event, as JSON.
 */
export const SignedReceipt = z.object({
  format: z.literal(receiptFormat).describe('the version of this format'),
  lines: z
    .array(z.string())
    .describe(
      'the head and the events, each as JSON; each event has the SHA-256 of the one before',
    ),
  keyId: z.string().describe('which of the receipt keys signed it'),
  signature: z.string().describe('Ed25519 over the lines, joined by line feeds, in base64url'),
});
export type SignedReceipt = z.infer<typeof SignedReceipt>;

/** The first line of a receipt. */
export interface ReceiptHead {
  format: typeof receiptFormat;
  site: string;
  attempt: number;
  quiz: { id: number; title: string };
  learner: number;
  status: AttemptStatus;
  startedAt: Date;
  deadline: Date;
  completedAt: Date;
  score: number;
  /** What was earned, in questions; absent where a right answer is all that counts. */
  points?: number;
  totalQuestions: number;
  /**
   * Options, targets and gaps are in the order that answers refer to, from 0; a question with a typed answer has none.
   */
  questions: {
    question: number;
    text: string;
    options: string[];
    targets?: string[];
    gaps?: AskedGap[];
  }[];
  events: number;
  /** The hash of the last event, in hexadecimal; empty when there is none. */
  lastHash: string;
  issuedAt: Date;
}

/** The public keys of receipts, as a JSON Web Key Set. */
export const ReceiptKeys = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal('OKP').describe('the kind of the key'),
        crv: z.literal('Ed25519').describe('its curve'),
        x: z.string().describe('the public key, in base64url'),
        kid: z.string().describe('the id of the key: its thumbprint (RFC 7638)'),
        use: z.literal('sig').describe('it verifies signatures'),
        alg: z.literal('EdDSA').describe('the algorithm of the signatures'),
        validFrom: Timestamp.describe('since when receipts are signed with it'),
        validUntil: Timestamp.nullable().describe(
          'when another key replaced it; null while in use',
        ),
      }),
    )
    .describe('Every key that receipts were signed with'),
});
export type ReceiptKeys = z.infer<typeof ReceiptKeys>;

/**
 * Whether the events agree with the stored answers. `incomplete`: there are answers without an event, which older
 * versions have stored. `altered`: a row was changed in the database by other means than this program.
 */
export const RecordState = z.enum(['complete', 'incomplete', 'altered']);
export type RecordState = z.infer<typeof RecordState>;

/** An answer as it was received. */
export const AnswerEvent = z.object({
  number: z.int().describe('position in the attempt, from 1'),
  questionId: z.int(),
  seq: z.int().describe('the sequence number of the answer'),
  receivedAt: Timestamp.describe('when the server received it, ISO 8601 in UTC'),
  selectedOption: z.int(),
  selectedOptions: z.array(z.int()),
  answerText: z.string().nullable(),
  spots: SpotsGiven,
  isAnswered: z.boolean(),
  isCorrect: z.boolean(),
  credit: AnswerReview.shape.credit,
  marking: z
    .enum(['waiting', 'marked', 'none'])
    .optional()
    .describe(
      'of an answer that a person marks: whether it waits for a mark or has one; `none`: it was replaced, or is not marked. Else absent',
    ),
  flagged: z.boolean(),
});
export type AnswerEvent = z.infer<typeof AnswerEvent>;

/** Everything that was received of an attempt, for an administrator who settles a dispute. */
export const AttemptTimeline = z.object({
  id: z.int().describe('id of the attempt'),
  quiz: z.object({ id: z.int(), title: z.string(), language: z.string() }),
  learner: z
    .object({ id: z.int(), name: z.string() })
    .nullable()
    .describe('null: the account was erased, and the events with it'),
  status: AttemptStatus,
  startedAt: Timestamp,
  deadline: Timestamp,
  completedAt: Timestamp.nullable(),
  score: z.int(),
  points: Points,
  totalQuestions: z.int(),
  passed: z.boolean(),
  toBeMarked: ToBeMarked,
  exceptions: AttemptExceptions.describe('What the learner was allowed beyond the rules'),
  record: RecordState.describe('whether the events agree with the stored answers'),
  lastHash: z.string().describe('the hash of the last event, as in the receipt'),
  receipt: AttemptReceipt.nullable().describe('null while the attempt is open'),
  questions: z
    .array(
      z.object({
        questionId: z.int(),
        question: AnswerReview.shape.question,
      }),
    )
    .describe('in the order in which they were asked'),
  events: z.array(AnswerEvent).describe('in the order in which they were received'),
});
export type AttemptTimeline = z.infer<typeof AttemptTimeline>;
