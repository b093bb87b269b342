import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { answerWords } from './answer-words.ts';
import classes from './attempts-page.module.css';
import { FlagMark } from './flag-mark.tsx';
import { timelineMessages } from './messages/messages.ts';
import type { QuestionAt } from './paper-at.ts';

/** Every question as it was answered at one moment. */
export function PaperList({ questions }: { questions: QuestionAt[] }) {
  const m = useMessages(timelineMessages);
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
                <span className={classes.mark}>{answer.isCorrect ? m.correct : m.wrong}</span>
              )}
              {answer?.flagged && <FlagMark />}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function markOf(answer: QuestionAt['answer']): 'right' | 'wrong' | 'empty' {
  if (!answer?.isAnswered) return 'empty';
  return answer.isCorrect ? 'right' : 'wrong';
}
