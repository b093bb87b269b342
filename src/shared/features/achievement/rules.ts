/**
 * The rules of achievements: one is earned once a count reaches one of its levels. Another rule is another number or
 * line here; learners who have reached it already get it with the next recount.
 */
export const achievementRules = [
  { counts: 'quizzes-passed', levels: [1, 10, 25, 50, 100] },
  { counts: 'full-scores', levels: [1, 10, 50] },
  { counts: 'second-chances', levels: [1, 10] },
  { counts: 'practice-answers', levels: [10, 100, 1000, 5000] },
  { counts: 'goal-days', levels: [1, 7, 30, 100, 365] },
  { counts: 'certificates', levels: [1, 3, 10] },
] as const;

/** What is counted of a learner. */
export type Counted = (typeof achievementRules)[number]['counts'];
export type Counts = Readonly<Record<Counted, number>>;

/** The name of an achievement, under which it is stored. */
export const ruleName = (counts: Counted, level: number): string => `${counts}-${level}`;

/** The names of the achievements that these counts have earned, in the order of the rules. */
export const earnedWith = (reached: Counts): string[] =>
  achievementRules.flatMap(({ counts, levels }) =>
    levels.filter((level) => reached[counts] >= level).map((level) => ruleName(counts, level)),
  );
