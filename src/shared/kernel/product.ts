/** The name of the product; all texts take it from here. */
export const productName = 'Quizwright';
