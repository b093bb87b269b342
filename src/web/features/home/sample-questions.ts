/** Three questions to try without an account. Nothing of them is stored. */
export const sampleQuestions = [
  {
    text: 'You leave a full glass of ice water on the table until the ice has melted. What happens to the water level?',
    options: ['It rises', 'It stays the same', 'It falls', 'It depends on the shape of the glass'],
    right: 1,
    explanation:
      'Floating ice pushes aside exactly its own weight of water. Melted, it fills just the room it had pushed aside.',
  },
  {
    text: 'A shirt costs 20% more after a price rise, then 20% less in a sale. How does the sale price compare with the first one?',
    options: ['4% lower', 'The same', '4% higher', '20% lower'],
    right: 0,
    explanation:
      'The second 20% is taken from the higher price: 100 becomes 120, and 120 less a fifth of it is 96.',
  },
  {
    text: 'Which of these best helps you to remember a page that you have just read?',
    options: [
      'Reading it once more',
      'Underlining it',
      'Closing it and saying what it said',
      'Listening to it',
    ],
    right: 2,
    explanation:
      'Fetching something out of memory makes it easier to fetch again. That is why a quiz teaches as well as measures.',
  },
] as const;

export type SampleQuestion = (typeof sampleQuestions)[number];
