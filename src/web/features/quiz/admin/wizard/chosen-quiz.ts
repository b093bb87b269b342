import type { QuizRow } from '../api.ts';

/** The quiz that the new question is for. */
export type ChosenQuiz = Pick<QuizRow, 'id' | 'title' | 'status'>;
