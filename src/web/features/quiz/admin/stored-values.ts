import { rulesFormValues } from '#shared/features/quiz/editor.ts';
import { TakingRules } from '#shared/features/quiz/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { describeRules } from './editor/field-labels.ts';
import { quizEditorMessages } from './editor/messages/messages.ts';
import { questionMessages } from './questions/messages/messages.ts';
import { storedBodyLines } from './questions/question-lines.ts';

/** Puts stored rules and bodies of questions into lines of words; undefined where a value is no such thing. */
export function useStoredValues() {
  const { lines, rules: m } = useMessages(quizEditorMessages);
  const { types, essay } = useMessages(questionMessages);
  return {
    rules: (value: unknown) => {
      const rules = TakingRules.safeParse(value);
      return rules.data && describeRules(rulesFormValues(rules.data), m);
    },
    body: (value: unknown, { type }: Readonly<Record<string, unknown>>) =>
      storedBodyLines(value, type, { lines, types, essay }),
  };
}
