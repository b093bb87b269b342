/** The most characters of a learner's note on a question. */
export const maxOwnNoteLength = 2000;
