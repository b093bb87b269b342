import { Button, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { type Hint, hintsOf } from '#shared/features/question/hints/rules.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { optionLetter } from '#web/ui/option-marker.tsx';
import { questionMessages } from '../questions/messages/messages.ts';
import type { EditedQuestion } from '../questions/question-list-state.ts';
import { questionPrefix } from '../questions/question-prefix.ts';
import { fieldOf, fixed } from './hint-fix.ts';
import classes from './hints.module.css';

interface QuestionHintsProps {
  question: EditedQuestion;
  /** Of the quiz. */
  language: string;
  onChange: (question: EditedQuestion) => void;
}

/** What could be written better in the open question, out of the way until it is opened. */
export function QuestionHints({ question, language, onChange }: QuestionHintsProps) {
  const { hints: m } = useMessages(questionMessages);
  // Most questions have no explanation: the hints of the quiz say it once.
  const hints = useMemo(
    () => hintsOf(question, language).filter(({ kind }) => kind !== 'noExplanation'),
    [question, language],
  );
  if (hints.length === 0) return null;
  return (
    <details className={classes.hints}>
      <summary>{m.title({ count: hints.length })}</summary>
      <ul>
        {hints.map((hint) => (
          <li key={`${hint.kind} ${hint.option ?? ''} ${hint.gap ?? ''}`}>
            <QuestionHint
              hint={hint}
              after={fixed(question, hint, language)}
              onFix={onChange}
              onGo={() => focusField(questionPrefix(question.key), hint)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface QuestionHintProps {
  hint: Hint;
  /** The question after the fix, if there is one. */
  after: EditedQuestion | undefined;
  onFix: (question: EditedQuestion) => void;
  onGo: () => void;
}

/** A picture in a text has no field of its own. */
function focusField(prefix: string, hint: Hint): void {
  const field =
    document.getElementById(`${prefix}-${fieldOf(hint)}`) ??
    document.getElementById(`${prefix}-text`);
  field?.focus();
}

function QuestionHint({ hint, after, onFix, onGo }: QuestionHintProps) {
  const { hints: m } = useMessages(questionMessages);
  const { kind } = hint;
  return (
    <Group gap="sm" justify="space-between" align="flex-start" wrap="nowrap">
      <Text size="sm">{wordsOf(hint, m)}</Text>
      {after && (kind === 'negativeStem' || kind === 'allOrNone' || kind === 'article') ? (
        <Button size="sm" variant="default" flex="none" onClick={() => onFix(after)}>
          {m.fixes[kind]}
        </Button>
      ) : (
        <Button size="sm" variant="default" flex="none" onClick={onGo}>
          {m.goToField}
        </Button>
      )}
    </Group>
  );
}

/** The hint, with the option or gap that it is about. */
function wordsOf(
  { kind, option, gap }: Hint,
  m: MessagesOf<typeof questionMessages>['hints'],
): string {
  const text = m.kinds[kind];
  if (option !== undefined) return m.ofOption({ letter: optionLetter(option), text });
  return gap === undefined ? text : m.ofGap({ number: String(gap + 1), text });
}
