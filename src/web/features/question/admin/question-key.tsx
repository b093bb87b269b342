import { Text, VisuallyHidden } from '@mantine/core';
import { keyOfGap, textsOfGap } from '#shared/features/question/question-types/gaps.ts';
import { isCorrectOption } from '#shared/features/question/question-types/options.ts';
import { isMarkedByHand } from '#shared/features/question/question-types/registry.ts';
import { useMessages } from '#web/language/language.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import type { BankQuestion } from './api.ts';
import { bankMessages } from './messages/messages.ts';
import classes from './question-panel.module.css';

/** The options with the correct ones filled, or the accepted answer. */
export function QuestionKey({ question }: { question: BankQuestion }) {
  const m = useMessages(bankMessages);
  const { targets, gaps } = question;
  if (isMarkedByHand(question.type)) return <SampleAnswer question={question} />;
  if (gaps.length > 0) return <GapKeys gaps={gaps} />;
  // Targets that belong to no option come after those that do.
  const options =
    targets.length === 0
      ? question.options
      : Array.from({ length: Math.max(question.options.length, targets.length) }, (_, index) =>
          [question.options[index], targets[index]].join(' → ').trim(),
        );
  const hasKey = options.some((_option, index) => isCorrectOption(question, index));
  return (
    <>
      <ul className={classes.options}>
        {options.map((option, index) => {
          const right = isCorrectOption(question, index);
          return (
            <li
              // Options have no identity but their index.
              key={`${index} ${option}`}
              className={classes.option}
              data-right={right || undefined}
              dir="auto"
            >
              <OptionMarker
                size="sm"
                label={question.type === 'ordering' ? index + 1 : optionLetter(index)}
                state={right ? 'filled' : 'empty'}
              />
              <Markdown inline trusted>
                {option}
              </Markdown>
              {right && <VisuallyHidden>({m.correct})</VisuallyHidden>}
            </li>
          );
        })}
      </ul>
      {!hasKey && (
        <Text size="sm" c="dimmed">
          {m.noKey}
        </Text>
      )}
    </>
  );
}

/** A person marks the answers: there is no key, but often a sample. */
function SampleAnswer({ question: { essay } }: { question: BankQuestion }) {
  const m = useMessages(bankMessages);
  return (
    <>
      <Text size="sm" c="dimmed">
        {m.markedByHand}
      </Text>
      {essay?.sampleAnswer && (
        <p className={classes.sample} dir="auto">
          {essay.sampleAnswer}
        </p>
      )}
    </>
  );
}

/** Of each gap what is right, and after it the other options. */
function GapKeys({ gaps }: { gaps: BankQuestion['gaps'] }) {
  return (
    <ul className={classes.options}>
      {gaps.map((gap, index) => {
        const right = keyOfGap(gap);
        const others = textsOfGap(gap).filter((text) => !right.includes(text.trim()));
        return (
          <li key={index} className={classes.option} data-right dir="auto">
            <OptionMarker size="sm" label={index + 1} state="filled" />
            <span>
              <strong>{right.join(' | ')}</strong>
              {others.length > 0 && ` · ${others.join(' · ')}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
