/** Questions of a quiz's own that an attempt asks. */
export const maxOwnAsked = 500;
/** Questions of other quizzes that a quiz links. */
export const maxLinks = 200;
export const maxDraws = 20;
/** Questions of one draw. */
export const maxDrawn = 100;

/** The most questions that an attempt can have, and so the most answers that one call can bring. */
export const maxAsked = maxOwnAsked + maxLinks + maxDraws * maxDrawn;
