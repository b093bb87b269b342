import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { answerWords } from './answer-words.ts';
import classes from './attempts-page.module.css';
import { FlagMark } from './flag-mark.tsx';
import { timelineMessages } from './messages/messages.ts';
import type { QuestionAt } from './paper-at.ts';

/** Every question as it was answered at one moment. */
export function PaperList({ questions }: { questions: QuestionAt[] }) {
  const m = useMessages(timelineMessages);
  const format = useFormat();
  const mark = useContentMark();
  return (
    <section aria-label={m.paper}>
      <h2 className={classes.heading}>{m.paper}</h2>
      <ol className={classes.paper}>
        {questions.map(({ questionId, question, answer, isChanged }) => (
          <li key={questionId} className={classes.question} data-changed={isChanged || undefined}>
            <p className={classes.stem} dir="auto" {...mark()}>
              {question.text}
            </p>
            <p className={classes.answer} data-mark={markOf(answer)}>
              <span dir="auto">{answerWords(m, question, answer)}</span>
              {answer?.isAnswered && (
                <span className={classes.mark}>
                  {m[words[markOf(answer)]]}
                  {answer.credit !== undefined && ` (${format.percent(answer.credit, 100)})`}
                </span>
              )}
              {answer?.flagged && <FlagMark />}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const words = { right: 'correct', part: 'partlyRight', wrong: 'wrong', empty: 'noAnswer' } as const;

function markOf(answer: QuestionAt['answer']): keyof typeof words {
  if (!answer?.isAnswered) return 'empty';
  if (!answer.isCorrect && (answer.credit ?? 0) > 0) return 'part';
  return answer.isCorrect ? 'right' : 'wrong';
}
