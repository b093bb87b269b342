import type { QuestionDifficulty } from '../question/schema.ts';

const words: readonly [QuestionDifficulty, RegExp][] = [
  [
    'easy',
    /^(?:easy|beginner|leicht|einfach|fácil|facile|л[её]гк|прост|简单|容易|易しい|簡単|سهل)/iu,
  ],
  [
    'medium',
    /^(?:medium|moderate|intermediate|mittel|medi[oa]|moyen|médi[oa]|intermédi|средн|中等|普通|متوسط)/iu,
  ],
  [
    'hard',
    /^(?:hard|difficult|advanced|schwer|schwierig|difícil|difficile|сложн|трудн|困难|难|難しい|صعب)/iu,
  ],
];

/** How difficult a question is, by the words for it in the languages of the interface. */
export const difficultyIn = (text: string): QuestionDifficulty | undefined =>
  words.find(([, word]) => word.test(text.trim()))?.[0];
