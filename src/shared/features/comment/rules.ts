/** The most characters of a comment. */
export const maxCommentLength = 1000;

/** A comment whose reports weigh this much is hidden until it was looked at: three of learners without a record. */
export const hidingWeight = 1.5;
