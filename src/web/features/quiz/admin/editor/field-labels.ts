import type { QuizFormValues, RulesFormValues } from '#shared/features/quiz/editor.ts';
import { languageName } from '#web/language/content.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { CategoryTree } from '../api.ts';
import type { quizEditorMessages } from './messages/messages.ts';

/** The quiz's own fields in words, for the comparison of two versions. */
export function describeFields(
  fields: QuizFormValues,
  categories: CategoryTree,
  m: MessagesOf<typeof quizEditorMessages>,
  /** A moment in words. */
  moment: (at: string) => string,
): Record<string, readonly string[]> {
  const category = categories.find(({ id }) => id === fields.categoryId);
  const sub = category?.subCategories.find(({ id }) => id === fields.subCategoryId);
  const { difficultyOverride } = fields;
  return {
    title: [fields.title],
    description: fields.description.split('\n'),
    language: [languageName(fields.language)],
    category: [
      category?.displayName ?? m.lines.noCategory,
      sub?.displayName ?? m.lines.noSubCategory,
    ],
    timeLimit: [m.lines.minutes({ minutes: String(fields.timeLimit) })],
    status: [m.statuses[fields.status]],
    questionsPerAttempt: [String(fields.questionsPerAttempt)],
    imageUrl: [fields.imageUrl],
    imageAlt: [fields.imageAlt],
    difficultyOverride: [difficultyOverride ? m.levels[difficultyOverride] : m.byQuestions],
    rules: describeRules(fields.rules, m.rules),
    window: [
      `${m.rules.opens}: ${fields.opensAt ? moment(fields.opensAt) : m.rules.never}`,
      `${m.rules.closes}: ${fields.closesAt ? moment(fields.closesAt) : m.rules.never}`,
      ...(fields.publishesWhenOpen ? [m.rules.publishesWhenOpen] : []),
    ],
    accessCode: [fields.accessCode],
    isListed: [
      fields.isListed ? m.rules.isListed : m.rules.isUnlisted,
      ...(fields.isMembersOnly ? [m.rules.isMembersOnly] : []),
      ...(fields.isByLink ? [m.rules.isByLink] : []),
    ],
    isOpenForPractice: fields.isOpenForPractice ? [m.rules.isOpenForPractice] : [],
  };
}

/** One line for each rule. */
export function describeRules(
  rules: RulesFormValues,
  m: MessagesOf<typeof quizEditorMessages>['rules'],
): string[] {
  const { cooldownHours, maxAttempts, feedback } = rules;
  return [
    `${m.passMark}: ${rules.passMarkPercent}`,
    `${m.waitPassed}: ${cooldownHours.passed}`,
    `${m.waitFailed}: ${cooldownHours.failed}`,
    `${m.attempts}: ${maxAttempts === '' ? m.anyNumber : maxAttempts}`,
    `${m.counted}: ${m.countedAttempts[rules.countedAttempt]}`,
    ...(rules.shuffleQuestions ? [m.shuffleQuestions] : []),
    ...(rules.shuffleOptions ? [m.shuffleOptions] : []),
    ...(rules.oneWay ? [m.oneWay] : []),
    ...(rules.untimed ? [m.untimed] : []),
    ...(rules.partialCredit ? [m.partialCredit] : []),
    `${m.penalty}: ${rules.wrongAnswerPenaltyPercent}`,
    ...(rules.layout === 'one' ? [] : [`${m.layout}: ${m.layouts[rules.layout]}`]),
    ...(rules.questionSeconds === '' ? [] : [`${m.questionSeconds}: ${rules.questionSeconds}`]),
    `${m.atOnce}: ${feedback.atOnce ? m.levels[feedback.atOnce] : m.notAtOnce}`,
    `${m.atEnd}: ${m.levels[feedback.atEnd]}`,
    `${m.afterClosing}: ${m.levels[feedback.afterClosing]}`,
  ];
}
