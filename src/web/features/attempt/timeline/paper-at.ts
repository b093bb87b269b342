import type { AnswerEvent, AttemptTimeline } from '#shared/features/attempt/events.ts';

type Output<Shape> = Omit<Shape, 'receivedAt'> & { receivedAt: string };
export type ReceivedAnswer = Output<AnswerEvent>;
export type AskedQuestion = AttemptTimeline['questions'][number];

/** A question and what was stored of its answer at some moment. */
export interface QuestionAt extends AskedQuestion {
  /** Undefined: nothing was received yet. */
  answer: ReceivedAnswer | undefined;
  /** Whether the last event before that moment was about this question. */
  isChanged: boolean;
}

/** Every question as it was answered after the first `count` events. */
export function paperAt(
  questions: readonly AskedQuestion[],
  events: readonly ReceivedAnswer[],
  count: number,
): QuestionAt[] {
  const received = events.slice(0, count);
  const latest = new Map(received.map((event) => [event.questionId, event]));
  const changed = received.at(-1)?.questionId;
  return questions.map((asked) => ({
    ...asked,
    answer: latest.get(asked.questionId),
    isChanged: asked.questionId === changed,
  }));
}
