import { Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { languageName, useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { useDates } from '#web/ui/text/moment.tsx';
import type { CategoryTree } from '../api.ts';
import { quizEditorMessages } from '../editor/messages/messages.ts';
import { quizReviewMessages } from './messages/messages.ts';
import { askedOf, type PublishedWork } from './published-work.ts';
import classes from './review.module.css';

interface LearnerFactsProps {
  work: PublishedWork;
  categories: CategoryTree;
}

/** What learners will see of the quiz before they begin: its title, its rules and its number of questions. */
export function LearnerFacts({ work, categories }: LearnerFactsProps) {
  const m = useMessages(quizReviewMessages);
  const { fields } = work;
  const mark = useContentMark();
  const facts = useFacts(work, categories);
  return (
    <section aria-labelledby="learners-see" className={classes.learners}>
      <Title order={3} size="h5" id="learners-see">
        {m.learners}
      </Title>
      <Text fw={650} size="lg" dir="auto" {...mark(fields.language)}>
        {fields.title}
      </Text>
      {fields.description.trim() && (
        <p className={classes.description} dir="auto" {...mark(fields.language)}>
          {fields.description}
        </p>
      )}
      <dl className={classes.facts}>
        {facts.map(([term, values]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>
              {values.map((value) => (
                <span key={value}>{value}</span>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

type Fact = [term: string, values: string[]];

function useFacts(work: PublishedWork, categories: CategoryTree): Fact[] {
  const m = useMessages(quizReviewMessages);
  const { fields: labels, rules: r } = useMessages(quizEditorMessages);
  const format = useFormat();
  const dates = useDates();
  const { fields, questions } = work;
  const { rules } = fields;
  const asked = askedOf(work);
  const category = categories.find(({ id }) => id === fields.categoryId);
  const sub = category?.subCategories.find(({ id }) => id === fields.subCategoryId);
  const names = [category?.displayName, sub?.displayName].filter((name) => name !== undefined);
  const own = { asked: format.count(asked.own), total: format.count(questions.length) };
  const { passed, failed } = rules.cooldownHours;
  const waits = { passed: format.wait(Number(passed)), failed: format.wait(Number(failed)) };
  const hasWait = Number(passed) > 0 || Number(failed) > 0;
  const date = (at: string) => dates.date(at, 'moment');
  return [
    [labels.category, [names.join(' / ')]],
    [labels.language, [languageName(fields.language)]],
    [
      labels.questionsPerAttempt,
      [
        m.asked({ count: asked.total }),
        ...(asked.own < questions.length ? [m.ofOwn(own)] : []),
        ...(rules.layout === 'all' ? [r.layouts.all] : []),
        ...(rules.oneWay ? [r.oneWay] : []),
      ],
    ],
    [
      labels.timeLimit,
      [
        rules.untimed ? r.untimed : format.timeLimit(Number(fields.timeLimit)),
        ...(rules.questionSeconds === '' ? [] : [`${r.questionSeconds}: ${rules.questionSeconds}`]),
      ],
    ],
    [
      m.passMark,
      [
        format.percent(Number(rules.passMarkPercent), 100),
        ...(rules.partialCredit ? [r.partialCredit] : []),
      ],
    ],
    [
      r.attempts,
      [rules.maxAttempts === '' ? r.anyNumber : format.count(Number(rules.maxAttempts))],
    ],
    [m.wait, [hasWait ? m.waits(waits) : m.noWait]],
    [r.atEnd, [r.levels[rules.feedback.atEnd]]],
    ...(fields.opensAt ? [fact(r.opens, date(fields.opensAt))] : []),
    ...(fields.closesAt ? [fact(r.closes, date(fields.closesAt))] : []),
    [m.who, whoMayTake(fields, m.everyone, r)],
  ];
}

const fact = (term: string, value: string): Fact => [term, [value]];

/** Who can take the quiz, and what is unusual about finding it. */
function whoMayTake(
  fields: PublishedWork['fields'],
  everyone: string,
  r: MessagesOf<typeof quizEditorMessages>['rules'],
): string[] {
  const { isByLink, isMembersOnly, isListed, accessCode, isOpenForPractice } = fields;
  return [
    isByLink ? r.isByLink : isMembersOnly ? r.isMembersOnly : everyone,
    ...(isListed || isByLink ? [] : [r.isUnlisted]),
    ...(accessCode === '' ? [] : [`${r.accessCode}: ${accessCode}`]),
    ...(isOpenForPractice ? [r.isOpenForPractice] : []),
  ];
}
