/** Questions of a quiz's own that an attempt asks. */
export const mostOwnAsked = 500;
/** Questions of other quizzes that a quiz links. */
export const mostLinks = 200;
export const mostDraws = 20;
/** Questions of one draw. */
export const mostDrawn = 100;

/** The most questions that an attempt can have, and so the most answers that one call can bring. */
export const mostAsked = mostOwnAsked + mostLinks + mostDraws * mostDrawn;
