/** The rules of a quiz, as far as the learners of this command and its checker need them. */
export interface QuizRules {
  passMarkPercent: number;
  cooldownHours: { passed: number; failed: number };
  partialCredit: boolean;
  wrongAnswerPenaltyPercent: number;
  oneWay: boolean;
  questionSeconds: number | null;
  /** Whether answers can be checked during the attempt. */
  checks: boolean;
}

/** Those of the specification, written here once more so that the product is not its own judge. */
const standard: QuizRules = {
  passMarkPercent: 80,
  cooldownHours: { passed: 5 * 24, failed: 48 },
  partialCredit: false,
  wrongAnswerPenaltyPercent: 0,
  oneWay: false,
  questionSeconds: null,
  checks: false,
};

/** The quizzes of the catalogue with rules of their own, by their titles. */
export const ownRules: ReadonlyMap<string, QuizRules> = new Map([
  ['Parts of answers count', { ...standard, partialCredit: true, passMarkPercent: 60 }],
  [
    'Wrong answers cost',
    {
      ...standard,
      ...{ wrongAnswerPenaltyPercent: 50, passMarkPercent: 55 },
      cooldownHours: { passed: 24, failed: 72 },
    },
  ],
  [
    'Parts count and wrong answers cost',
    { ...standard, partialCredit: true, wrongAnswerPenaltyPercent: 100, passMarkPercent: 40 },
  ],
  ['No way back', { ...standard, oneWay: true }],
  ['Time for each question', { ...standard, oneWay: true, questionSeconds: 15 }],
  ['Answers are checked', { ...standard, checks: true, partialCredit: true }],
]);

/** The rules of a quiz by its title. */
export const rulesOf = (title: string): QuizRules => ownRules.get(title) ?? standard;

/** Rules as they are sent when a quiz is created, with those that no quiz of the catalogue changes. */
export const rulesInput = ({ checks, ...rules }: QuizRules) => ({
  ...rules,
  ...{ maxAttempts: null, countedAttempt: 'best', layout: 'one', untimed: false },
  ...{ shuffleQuestions: true, shuffleOptions: true },
  feedback: {
    atOnce: checks ? 'explanations' : null,
    atEnd: 'explanations',
    afterClosing: 'explanations',
  },
});

/** Whether a right answer is not all that counts. */
export const countsPoints = ({ partialCredit, wrongAnswerPenaltyPercent }: QuizRules): boolean =>
  partialCredit || wrongAnswerPenaltyPercent > 0;
