import { IconBulb } from '@tabler/icons-react';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import classes from './explanation.module.css';
import { reviewMessages } from './messages/messages.ts';

/** Why the key is right, as far as it is shown and was written. */
export function Explanation({ question }: { question: AnswerReview['question'] }) {
  const m = useMessages(reviewMessages);
  const mark = useContentMark();
  if (!question.keyShown || !question.explanation) return null;
  return (
    <div className={classes.explanation}>
      <IconBulb className={classes.bulb} size={20} aria-hidden />
      <div>
        <h3 className={classes.why}>{m.explanation}</h3>
        <div dir="auto" {...mark()}>
          <Markdown>{question.explanation}</Markdown>
        </div>
      </div>
    </div>
  );
}
