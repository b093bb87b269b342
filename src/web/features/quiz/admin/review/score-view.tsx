import { Badge, Progress, Text, Title } from '@mantine/core';
import type { PartScore, QuizScore } from '#shared/features/quiz/score/score.ts';
import type { Finding } from '#shared/features/quiz/score/scored-quiz.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { optionLetter } from '#web/ui/option-marker.tsx';
import { QuestionNumbers, type WayToQuestion } from '../hints/question-numbers.tsx';
import { questionMessages } from '../questions/messages/messages.ts';
import { quizReviewMessages } from './messages/messages.ts';
import classes from './review.module.css';

interface ScoreViewProps {
  score: QuizScore;
  /** How many questions of its own the quiz has, how many of the bank the score includes, and how many it leaves out. */
  own: number;
  taken: number;
  unknown: number;
  way: (index: number) => WayToQuestion;
}

/** The score of a quiz: its parts, and what could be better, with a way to each question. */
export function ScoreView({ score, own, taken, unknown, way }: ScoreViewProps) {
  const m = useMessages(quizReviewMessages);
  const format = useFormat();
  const applicable = score.parts.filter(isApplicable);
  const others = score.parts.filter((part) => !isApplicable(part));
  return (
    <section aria-labelledby="quiz-score">
      <Title order={3} size="h5" id="quiz-score">
        {m.score}
      </Title>
      <Total percent={score.percent} />
      <ul className={classes.parts}>
        {applicable.map((part) => (
          <li key={part.part}>
            <Part {...part} way={way} />
          </li>
        ))}
      </ul>
      {score.percent !== null && others.length > 0 && (
        <Text size="sm" c="dimmed">
          {m.notApplicable({ parts: format.list(others.map(({ part }) => m.parts[part])) })}
        </Text>
      )}
      {taken > 0 && (
        <Text size="sm" c="dimmed">
          {m.fromBank({ first: format.count(own + 1) })}
        </Text>
      )}
      {unknown > 0 && (
        <Text size="sm" c="dimmed">
          {m.bank({ count: unknown })}
        </Text>
      )}
    </section>
  );
}

type ApplicablePart = PartScore & { percent: number };

const isApplicable = (part: PartScore): part is ApplicablePart => part.percent !== null;

/** The lowest scores, in percent, that are called well made and good. */
const bands = { high: 90, middle: 70 };

const bandOf = (percent: number) =>
  percent >= bands.high ? 'high' : percent >= bands.middle ? 'middle' : 'low';

function Total({ percent }: { percent: number | null }) {
  const m = useMessages(quizReviewMessages);
  const format = useFormat();
  if (percent === null) return <Text>{m.noScore}</Text>;
  return (
    <div className={classes.total}>
      <span className={classes.figure} data-figures>
        {m.outOf({ score: format.count(percent) })}
      </span>
      <Text>{m.bands[bandOf(percent)]}</Text>
      <Text size="sm" c="dimmed">
        {m.advice}
      </Text>
    </div>
  );
}

function Part({ part, percent, findings, way }: ApplicablePart & Pick<ScoreViewProps, 'way'>) {
  const m = useMessages(quizReviewMessages);
  const format = useFormat();
  const name = m.parts[part];
  return (
    <>
      <div className={classes.partHead}>
        <b>{name}</b>
        <span data-figures>{format.percent(percent, 100)}</span>
      </div>
      <Progress
        value={percent}
        size="sm"
        color={percent === 100 ? 'pass' : 'pen'}
        aria-label={name}
      />
      {findings.length > 0 && (
        <ul className={classes.findings}>
          {findings.map((finding) => (
            <li key={finding.kind}>
              <Text size="sm" component="p">
                <Severity severity={finding.severity} /> <FindingText finding={finding} />
              </Text>
              <QuestionNumbers indexes={finding.questions} way={way} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Severity({ severity }: Pick<Finding, 'severity'>) {
  const m = useMessages(quizReviewMessages);
  return (
    <Badge color={severity === 'serious' ? 'marigold' : 'gray'} size="sm">
      {m.severities[severity]}
    </Badge>
  );
}

function FindingText({ finding }: { finding: Finding }): string {
  const { findings: m } = useMessages(quizReviewMessages);
  const { hints, difficulties } = useMessages(questionMessages);
  const format = useFormat();
  switch (finding.kind) {
    case 'oneDifficulty':
      return m.oneDifficulty({ difficulty: difficulties[finding.difficulty] });
    case 'onePosition':
      return hints.onePosition({ letter: optionLetter(finding.position) });
    case 'guessable':
      return m.guessable({ percent: format.percent(finding.percent, 100) });
    case 'shortTime':
    case 'longTime':
      return m[finding.kind]({ time: format.minutes(finding.minutes) });
    case 'noTags':
    case 'noCoverText':
    case 'passesAll':
    case 'perfection':
    case 'shortQuestionTime':
      return m[finding.kind];
    default:
      return hints.kinds[finding.kind];
  }
}
