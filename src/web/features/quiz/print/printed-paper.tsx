import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { AskedGap } from '#shared/features/question/question-types/gaps.ts';
import {
  gapsForTaker,
  spotsAskedOf,
  targetsForTaker,
} from '#shared/features/question/question-types/registry.ts';
import { effectiveTimeLimit } from '#shared/features/quiz/rules.ts';
import type { QuizForAuthor } from '#shared/features/quiz/schema.ts';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { QuestionText } from '#web/ui/markdown/question-text.tsx';
import { Written } from '#web/ui/markdown/written.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import { printMessages } from './messages/messages.ts';
import { PaperHead } from './paper-head.tsx';
import classes from './print.module.css';
import { answeredBy, isWritten, type PrintedVersion } from './print-paper.ts';
import { printedOptions } from './printed-options.ts';

interface PrintedPaperProps {
  quiz: QuizForAuthor;
  version: PrintedVersion;
  letter: string | undefined;
}

/** The questions of one version. */
export function PrintedPaper({ quiz, version, letter }: PrintedPaperProps) {
  const m = useMessages(printMessages);
  const format = useFormat();
  const { wrongAnswerPenaltyPercent: penalty } = quiz.rules;
  const facts = [
    m.questionCount({ count: version.questions.length }),
    ...(quiz.rules.untimed ? [] : [format.timeLimit(effectiveTimeLimit(quiz.timeLimit))]),
    m.passMark({ percent: format.percent(quiz.rules.passMarkPercent, 100) }),
  ];
  return (
    <section className={classes.sheet}>
      <PaperHead title={quiz.title} letter={letter} facts={facts} />
      <p className={classes.instruction}>
        {m.instruction}
        {penalty > 0 && ` ${m.penalty({ percent: format.percent(penalty, 100) })}`}
      </p>
      <ol className={classes.questions}>
        {version.questions.map((question, index) => (
          <li key={question.questionId} className={classes.question}>
            <PrintedQuestion question={question} position={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PrintedQuestion({ question, position }: { question: PaperQuestion; position: number }) {
  const m = useMessages(printMessages);
  const format = useFormat();
  const mark = useContentMark();
  const { text, imageUrl, imageAlt, type } = question;
  const options = printedOptions(question, m);
  const isTrueFalse = type === 'true_false';
  const way = answeredBy[type];
  const gaps = gapsForTaker(question);
  return (
    <>
      <span className={classes.number}>{format.count(position)}</span>
      <div className={classes.asked}>
        <div dir="auto" {...mark()} className={classes.text}>
          <QuestionText text={text} count={gaps.length} />
        </div>
        {imageUrl && <img className={classes.picture} src={imageUrl} alt={imageAlt ?? m.picture} />}
        {hintOf(question, m) && <p className={classes.hint}>{hintOf(question, m)}</p>}
        {way === 'targets' && <Items items={options} />}
        {way === 'gaps' && <GapOptions gaps={gaps} />}
        {isWritten(type) && <Lines count={way === 'lines' ? linesToWriteOn : 1} />}
        {!isWritten(type) && way !== 'gaps' && way !== 'picture' && (
          <ul className={classes.options} data-short={areShort(options) || undefined}>
            {(way === 'targets' ? targetsForTaker(question) : options).map((option, index) => (
              <li key={optionLetter(index)} className={classes.option}>
                <OptionMarker label={optionLetter(index)} size="sm" />
                <bdi {...(isTrueFalse ? {} : mark())}>
                  <Markdown inline>{option}</Markdown>
                </bdi>
              </li>
            ))}
          </ul>
        )}
        {way === 'order' && <OrderBoxes count={options.length} />}
      </div>
    </>
  );
}

const linesToWriteOn = 12;

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <p key={index} className={classes.line} data-long={count > 1 || undefined} />
  ));
}

function hintOf(question: PaperQuestion, { hints }: MessagesOf<typeof printMessages>) {
  const way = answeredBy[question.type];
  if (way === 'one letter' || way === 'text' || way === 'lines') return undefined;
  return way === 'picture' ? hints.picture({ count: spotsAskedOf(question) ?? 1 }) : hints[way];
}

/** Items with a box each for the letter of what belongs to it. */
function Items({ items }: { items: readonly string[] }) {
  const format = useFormat();
  return (
    <ol className={classes.options} data-short={areShort(items) || undefined}>
      {items.map((item, index) => (
        <li key={optionLetter(index)} className={classes.option}>
          <span className={classes.box} />
          <span>{format.count(index + 1)}.</span>
          <Written text={item} />
        </li>
      ))}
    </ol>
  );
}

/** What can be chosen in each gap that has options. */
function GapOptions({ gaps }: { gaps: readonly AskedGap[] }) {
  const mark = useContentMark();
  const format = useFormat();
  return (
    <ul className={classes.options}>
      {gaps.map(({ options }, index) =>
        options.length === 0 ? null : (
          <li key={optionLetter(index)} className={classes.option}>
            <span>{format.count(index + 1)}.</span>
            <bdi {...mark()}>{options.join(' / ')}</bdi>
          </li>
        ),
      )}
    </ul>
  );
}

/** Options of so few characters stand in two columns. */
const shortOption = 32;
const areShort = (options: readonly string[]) =>
  options.every((option) => option.length <= shortOption);

/** One box for each letter of an order. */
export function OrderBoxes({ count }: { count: number }) {
  return (
    <p className={classes.boxes} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={optionLetter(index)} className={classes.box} />
      ))}
    </p>
  );
}
