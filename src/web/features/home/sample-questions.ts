/** Three questions to try without an account, with their texts in the messages. Nothing of them is stored. */
export const sampleQuestions = [
  { name: 'ice', right: 'b' },
  { name: 'price', right: 'a' },
  { name: 'page', right: 'c' },
] as const;

export const sampleOptions = ['a', 'b', 'c', 'd'] as const;

export type SampleOption = (typeof sampleOptions)[number];
