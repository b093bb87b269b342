/** The most characters of a learner's note on a question. */
export const longestOwnNote = 2000;
