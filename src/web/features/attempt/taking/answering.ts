import type { Spot } from '#shared/features/question/question-types/region.ts';
import type { PlayerEvent } from './player-state.ts';

type Timed = Extract<PlayerEvent, { now: number }>;
type WithoutTime<Event> = Event extends Timed ? Omit<Event, 'now'> : never;

/** A change of one answer. The session adds the time. */
export type AnswerEvent = WithoutTime<Timed>;

/** What a learner does to the answer of a question, each as an event of the player. */
export abstract class Answering {
  protected abstract change(event: AnswerEvent): void;

  choose(questionId: number, option: number): void {
    this.change({ type: 'chosen', questionId, option });
  }

  unchoose(questionId: number, option: number): void {
    this.change({ type: 'unchosen', questionId, option });
  }

  place(questionId: number, placing: { option: number; target: number }): void {
    this.change({ type: 'placed', questionId, ...placing });
  }

  mark(questionId: number, spots: Spot[]): void {
    this.change({ type: 'marked', questionId, spots });
  }

  type(questionId: number, text: string): void {
    this.change({ type: 'typed', questionId, text });
  }

  clear(questionId: number): void {
    this.change({ type: 'cleared', questionId });
  }

  toggleFlag(questionId: number): void {
    this.change({ type: 'flag-toggled', questionId });
  }
}
