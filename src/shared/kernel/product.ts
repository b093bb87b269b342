/** The working name, in this one place. */
export const productName = 'Quizwright';
