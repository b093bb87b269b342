import { z } from 'zod';
import { CatalogueType } from '../learners/answers.ts';

/** Runs one statement and returns its rows; the checker has its own connection and its own SQL. */
export type Query = (text: string) => Promise<unknown[]>;

const Moment = z.number().nullable();
const Response = z
  .object({
    selectedOption: z.number().optional(),
    selectedOptions: z.array(z.number()).optional(),
    answerText: z.string().optional(),
  })
  .nullable();

const PaperQuestion = z.object({
  questionId: z.number(),
  type: CatalogueType,
  body: z.object({
    options: z.array(z.string()).default(() => []),
    correctOption: z.number().nullish(),
    correctOptions: z.array(z.number()).nullish(),
    targets: z.array(z.string()).nullish(),
    gaps: z
      .array(
        z.object({
          answers: z.array(z.string()).optional(),
          correctOption: z.number().nullish(),
        }),
      )
      .nullish(),
  }),
});
export type PaperQuestion = z.infer<typeof PaperQuestion>;

const AttemptRow = z.object({
  id: z.number(),
  user_id: z.number(),
  quiz_id: z.number(),
  quiz_title: z.string(),
  status: z.string(),
  started: z.number(),
  completed: Moment,
  retake: Moment,
  score: z.number(),
  points: z.number().nullable(),
  total: z.number(),
  passed: z.boolean(),
  paper: z.array(PaperQuestion),
});
export type AttemptRow = z.infer<typeof AttemptRow>;

const AnswerRow = z.object({
  attempt_id: z.number(),
  question_id: z.number(),
  seq: z.number(),
  response: Response,
  flagged: z.boolean(),
  is_correct: z.boolean().nullable(),
  credit: z.number().nullable(),
});
export type AnswerRow = z.infer<typeof AnswerRow>;

const EventRow = z.object({
  attempt_id: z.number(),
  number: z.number(),
  question_id: z.number(),
  seq: z.number(),
  response: Response,
  flagged: z.boolean(),
  /** Whether its hash is the one of its own line, which contains the hash of the event before. */
  is_linked: z.boolean(),
});
export type EventRow = z.infer<typeof EventRow>;

const PersonRow = z.object({ id: z.number(), username: z.string(), email: z.string() });

/** What the checker compares the ledgers with. */
export interface Stored {
  people: z.infer<typeof PersonRow>[];
  attempts: AttemptRow[];
  answers: AnswerRow[];
  events: EventRow[];
}

/** Milliseconds since 1970, as a number on both engines. */
const moment = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

export async function readStored(query: Query): Promise<Stored> {
  const read = async <Row extends z.ZodType>(row: Row, text: string) =>
    z.array(row).parse(await query(text));
  return {
    people: await read(PersonRow, 'select id, username, email from users order by id'),
    attempts: await read(
      AttemptRow,
      `select id, user_id, quiz_id, (select title from quizzes where id = quiz_id) as quiz_title, status::text, ${moment('started_at')} as started,
        ${moment('completed_at')} as completed, ${moment('can_retake_at')} as retake,
        score, points, total_questions as total, passed, paper
      from quiz_attempts order by user_id, quiz_id, started_at, id`,
    ),
    answers: await read(
      AnswerRow,
      `select quiz_attempt_id as attempt_id, question_id, seq::float8 as seq, response, flagged, is_correct, credit
      from answers order by quiz_attempt_id, question_id`,
    ),
    events: await read(
      EventRow,
      `select quiz_attempt_id as attempt_id, number, question_id, seq::float8 as seq, response, flagged,
        hash = sha256(convert_to(concat('{"attempt":', quiz_attempt_id, ',"number":', number, ',"question":', question_id,
          ',"seq":', seq, ',"receivedAt":"', to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          '","response":', coalesce(response, 'null'), ',"flagged":', flagged::text, ',"previous":"',
          encode(coalesce(lag(hash) over (partition by quiz_attempt_id order by number), ''), 'hex'), '"}'), 'UTF8')) as is_linked
      from answer_events order by quiz_attempt_id, number`,
    ),
  };
}
