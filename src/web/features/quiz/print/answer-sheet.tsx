import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import { gapsForTaker } from '#shared/features/question/question-types/registry.ts';
import type { QuizForAuthor } from '#shared/features/quiz/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import { printMessages } from './messages/messages.ts';
import { PaperHead } from './paper-head.tsx';
import classes from './print.module.css';
import { answeredBy, type PrintedVersion } from './print-paper.ts';
import { OrderBoxes } from './printed-paper.tsx';

interface AnswerSheetProps {
  quiz: QuizForAuthor;
  version: PrintedVersion;
  letter: string | undefined;
}

/** Where learners mark their answers, to be marked fast. */
export function AnswerSheet({ quiz, version, letter }: AnswerSheetProps) {
  const m = useMessages(printMessages);
  const format = useFormat();
  return (
    <section className={classes.sheet}>
      <PaperHead title={quiz.title} part={m.answerSheet} letter={letter} />
      <ol className={classes.rows}>
        {version.questions.map((question, index) => (
          <li key={question.questionId} className={classes.row}>
            <span className={classes.number}>{format.count(index + 1)}</span>
            <AnswerSpace question={question} />
          </li>
        ))}
      </ol>
      <p className={classes.sum}>
        {m.sum} <span className={classes.box} /> / {format.count(version.questions.length)}
      </p>
    </section>
  );
}

function AnswerSpace({ question }: { question: PaperQuestion }) {
  const m = useMessages(printMessages);
  const { type, order } = question;
  if (answeredBy[type] === 'gaps') return <GapLines count={gapsForTaker(question).length} />;
  if (answeredBy[type] === 'picture') return <span>{m.onPicture}</span>;
  // A text is written on the paper itself.
  if (answeredBy[type] === 'lines') return null;
  if (answeredBy[type] === 'text') return <span className={classes.line} />;
  if (answeredBy[type] === 'order' || answeredBy[type] === 'targets')
    return <OrderBoxes count={order.length} />;
  return (
    <span className={classes.bubbles}>
      {order.map((option, index) => (
        <OptionMarker key={option} label={optionLetter(index)} size="sm" />
      ))}
    </span>
  );
}

/** One line for each gap. */
function GapLines({ count }: { count: number }) {
  const format = useFormat();
  return (
    <span className={classes.gapLines}>
      {Array.from({ length: count }, (_, index) => (
        <span key={optionLetter(index)} className={classes.gapLine}>
          {format.count(index + 1)} <span className={classes.line} />
        </span>
      ))}
    </span>
  );
}
