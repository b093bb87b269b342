import { replacesAnswer } from '#shared/features/attempt/rules.ts';
import type {
  AnswerReview,
  PaperQuestionForTaker,
  SavedAnswer,
} from '#shared/features/attempt/schema.ts';
import { answering, isAnswered } from '#shared/features/question/question-types/answering.ts';
import { withPlaced } from '#shared/features/question/question-types/placements.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';

/**
 * `answering` until the learner or the clock ends it; `times-up` for the second between zero and the
 * submit; `submitting` while the server is asked; `over` when another tab or the server ended it.
 */
export type Phase = 'answering' | 'times-up' | 'submitting' | 'over';

/** The state of an open attempt in the player. */
export interface PlayerState {
  readonly questions: readonly PaperQuestionForTaker[];
  /** The newest answer known of each question that has one, by question id. */
  readonly answers: ReadonlyMap<number, SavedAnswer>;
  /** The sequence number that the server confirmed, by question id. */
  readonly confirmed: ReadonlyMap<number, number>;
  /** What the rules show of the questions whose answer was checked, by question id: they are closed. */
  readonly checked: ReadonlyMap<number, AnswerReview>;
  /** Index of the question on screen. */
  readonly current: number;
  readonly phase: Phase;
  /** The learner cannot go back to an earlier question. */
  readonly isOneWay: boolean;
}

export type PlayerEvent =
  /** `now` is the server's time in milliseconds: see `nextSeq`. */
  | { type: 'chosen'; questionId: number; option: number; now: number }
  | { type: 'unchosen'; questionId: number; option: number; now: number }
  | { type: 'placed'; questionId: number; option: number; target: number; now: number }
  | { type: 'marked'; questionId: number; spots: Spot[]; now: number }
  | { type: 'typed'; questionId: number; text: string; now: number }
  | { type: 'cleared'; questionId: number; now: number }
  | { type: 'flag-toggled'; questionId: number; now: number }
  | { type: 'moved'; to: number }
  /** The learner goes on: the server gets the answer as it is, also if there is none. */
  | { type: 'left'; questionId: number; now: number }
  /** The server did not take these answers, because the learner has moved on from their questions elsewhere; it has others. */
  | { type: 'withdrawn'; answers: readonly SavedAnswer[] }
  /** Another tab, or this browser before a reload, gave these answers. */
  | { type: 'received'; answers: readonly SavedAnswer[] }
  /** The server has stored these answers. */
  | { type: 'confirmed'; answers: readonly SavedAnswer[] }
  /** The answers were checked, here or elsewhere. */
  | { type: 'checked'; reviews: readonly AnswerReview[] }
  | { type: 'phase-changed'; phase: Phase };

export function openPlayer(
  questions: readonly PaperQuestionForTaker[],
  stored: readonly SavedAnswer[],
  { current = 0, isOneWay = false }: { current?: number | undefined; isOneWay?: boolean } = {},
): PlayerState {
  const empty: PlayerState = {
    questions,
    answers: new Map(),
    confirmed: new Map(),
    checked: new Map(),
    current: 0,
    phase: 'answering',
    isOneWay,
  };
  const opened = playerReducer(empty, { type: 'confirmed', answers: stored });
  return playerReducer(opened, { type: 'moved', to: current });
}

export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'chosen':
      return changed(state, event, (answer, question) => choose(question, answer, event.option));
    case 'unchosen':
      return changed(state, event, (answer) => unchoose(answer, event.option));
    case 'placed':
      return changed(state, event, (answer, question) => place(question, answer, event));
    case 'marked':
      return changed(state, event, (_answer, { spotCount = 0 }) => ({
        spots: event.spots.slice(0, spotCount),
        selectedOptions: [],
      }));
    case 'typed':
      return changed(state, event, (_, { type }) => ({
        answerText: storableText(event.text, answering[type].maxCharacters),
      }));
    case 'cleared':
      return changed(state, event, ({ spots }) => ({
        ...nothingGiven,
        ...(spots && { spots: [] }),
      }));
    case 'flag-toggled':
      return changed(state, event, (answer) => ({ flagged: !answer.flagged }));
    case 'left':
      return changed(state, event, () => ({}));
    case 'withdrawn': {
      const answers = new Map(state.answers);
      for (const answer of event.answers) answers.set(answer.questionId, answer);
      return { ...state, answers };
    }
    case 'moved': {
      const to = Math.max(0, Math.min(state.questions.length - 1, event.to));
      return state.isOneWay && to < state.current ? state : { ...state, current: to };
    }
    case 'received':
      return { ...state, answers: newest(state, event.answers) };
    case 'confirmed': {
      const confirmed = new Map(state.confirmed);
      for (const { questionId, seq } of event.answers)
        confirmed.set(questionId, Math.max(seq, confirmed.get(questionId) ?? 0));
      return { ...state, answers: newest(state, event.answers), confirmed };
    }
    case 'checked':
      return withChecked(state, event.reviews);
    case 'phase-changed':
      return { ...state, phase: event.phase };
  }
}

/**
 * The number of a question's next change: above every number known, and near the time. Two tabs that do
 * not know of each other's last change therefore still agree on whose is newer.
 */
export function nextSeq(last: number, now: number): number {
  return Math.max(last + 1, Math.floor(now));
}

const nothingGiven = { selectedOption: -1, selectedOptions: [], answerText: null };

export function blankAnswer(questionId: number): SavedAnswer {
  return { questionId, seq: 0, ...nothingGiven, flagged: false };
}

function changed(
  state: PlayerState,
  { questionId, now }: { questionId: number; now: number },
  change: (answer: SavedAnswer, question: PaperQuestionForTaker) => Partial<SavedAnswer>,
): PlayerState {
  const question = state.questions.find((candidate) => candidate.questionId === questionId);
  if (!question || state.phase !== 'answering' || state.checked.has(questionId)) return state;
  const before = state.answers.get(questionId) ?? blankAnswer(questionId);
  const after = { ...before, ...change(before, question), seq: nextSeq(before.seq, now) };
  return { ...state, answers: new Map(state.answers).set(questionId, after) };
}

/** The checked answer replaces the one of this tab. */
function withChecked(state: PlayerState, reviews: readonly AnswerReview[]): PlayerState {
  if (reviews.length === 0) return state;
  const answers = new Map(state.answers);
  for (const review of reviews) {
    const { questionId, selectedOption, selectedOptions, answerText, spots, flagged } = review;
    const { seq } = answerTo(state, questionId);
    const given = { selectedOption, selectedOptions, answerText, flagged, ...(spots && { spots }) };
    answers.set(questionId, { questionId, seq, ...given });
  }
  const checked = new Map([
    ...state.checked,
    ...reviews.map((review) => [review.questionId, review] as const),
  ]);
  return { ...state, answers, checked };
}

function choose(
  question: PaperQuestionForTaker,
  answer: SavedAnswer,
  option: number,
): Partial<SavedAnswer> {
  if (!question.options.some(({ index }) => index === option)) return {};
  return answering[question.type].choose(answer, option, question.spotCount);
}

/** Gives an option a target, or a gap one of its options; -1 takes it back. */
function place(
  { options, targets, gaps }: PaperQuestionForTaker,
  { selectedOptions }: SavedAnswer,
  placing: { option: number; target: number },
): Partial<SavedAnswer> {
  const isAsked = options.some(({ index }) => index === placing.option);
  const choices = isAsked ? targets : (gaps[placing.option]?.options ?? []);
  if (placing.target >= choices.length) return {};
  const placed = withPlaced(selectedOptions, placing);
  return { selectedOptions: placed.every((target) => target < 0) ? [] : placed };
}

function unchoose(
  { selectedOption, selectedOptions }: SavedAnswer,
  option: number,
): Partial<SavedAnswer> {
  return {
    selectedOption: selectedOption === option ? -1 : selectedOption,
    selectedOptions: selectedOptions.filter((index) => index !== option),
  };
}

/** Databases cannot store the null character or half a surrogate pair. */
function storableText(text: string, atMost: number): string {
  return text.replaceAll('\u0000', '').toWellFormed().slice(0, atMost).toWellFormed();
}

function newest(
  { answers, questions }: PlayerState,
  received: readonly SavedAnswer[],
): ReadonlyMap<number, SavedAnswer> {
  const merged = new Map(answers);
  for (const answer of received) {
    const known = merged.get(answer.questionId);
    const asked = questions.some(({ questionId }) => questionId === answer.questionId);
    if (asked && replacesAnswer(answer, known)) merged.set(answer.questionId, answer);
  }
  return merged;
}

export function answerTo(state: PlayerState, questionId: number): SavedAnswer {
  return state.answers.get(questionId) ?? blankAnswer(questionId);
}

/** What the tile of a question shows. */
export interface QuestionStatus {
  index: number;
  isCurrent: boolean;
  isAnswered: boolean;
  isFlagged: boolean;
  isChecked: boolean;
  /** Whether the server has the newest answer; undefined while there is none. */
  isSaved: boolean | undefined;
  /** Why the server did not accept the answer. */
  refusal: string | undefined;
}

export function questionStatuses(
  state: PlayerState,
  refused: ReadonlyMap<number, string> = new Map(),
): QuestionStatus[] {
  return state.questions.map(({ questionId, type }, index) => {
    const answer = answerTo(state, questionId);
    return {
      index,
      isCurrent: index === state.current,
      isAnswered: isAnswered(type, answer),
      isFlagged: answer.flagged,
      isChecked: state.checked.has(questionId),
      isSaved: answer.seq === 0 ? undefined : (state.confirmed.get(questionId) ?? 0) >= answer.seq,
      refusal: refused.get(questionId),
    };
  });
}
