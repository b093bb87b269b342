import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { QuestionText } from '#web/ui/markdown/question-text.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import { AnswerLine } from './answer-line.tsx';
import classes from './attempts-page.module.css';
import { FlagMark } from './flag-mark.tsx';
import { timelineMessages } from './messages/messages.ts';
import type { QuestionAt } from './paper-at.ts';

/** Every question as it was answered at one moment. */
export function PaperList({ questions }: { questions: QuestionAt[] }) {
  const m = useMessages(timelineMessages);
  const format = useFormat();
  const mark = useContentMark();
  const review = useMessages(reviewMessages);
  const words: Record<Mark, string> = {
    right: m.correct,
    part: m.partlyRight,
    wrong: m.wrong,
    empty: m.noAnswer,
    waiting: review.verdict.waiting,
    unmarked: review.notMarked,
  };
  return (
    <section aria-label={m.paper}>
      <h2 className={classes.heading}>{m.paper}</h2>
      <ol className={classes.paper}>
        {questions.map(({ questionId, question, answer, isChanged }) => (
          <li key={questionId} className={classes.question} data-changed={isChanged || undefined}>
            <div className={classes.stem}>
              <div dir="auto" {...mark()}>
                <QuestionText text={question.text} count={question.gaps.length} />
              </div>
            </div>
            <div className={classes.answer} data-mark={markOf(answer)}>
              <span>
                <AnswerLine question={question} answer={answer} />
              </span>
              {answer?.isAnswered && (
                <span className={classes.mark}>
                  {words[markOf(answer)]}
                  {answer.credit !== undefined &&
                    !isUnmarked(answer) &&
                    ` (${format.percent(answer.credit, 100)})`}
                </span>
              )}
              {answer?.flagged && <FlagMark />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Mark = 'right' | 'part' | 'wrong' | 'empty' | 'waiting' | 'unmarked';
type Answer = NonNullable<QuestionAt['answer']>;

const isUnmarked = ({ marking = 'marked' }: Answer): boolean => marking !== 'marked';

function markOf(answer: QuestionAt['answer']): Mark {
  if (!answer?.isAnswered) return 'empty';
  if (isUnmarked(answer)) return answer.marking === 'waiting' ? 'waiting' : 'unmarked';
  if (!answer.isCorrect && (answer.credit ?? 0) > 0) return 'part';
  return answer.isCorrect ? 'right' : 'wrong';
}
