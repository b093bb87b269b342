import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type BankQuestion, useTagCalls, useTags } from './api.ts';
import { bankMessages } from './messages/messages.ts';
import { TagField, useTagIds } from './tag-field.tsx';

/** The tags of one question; each change is saved at once. */
export function QuestionTags({ question }: { question: BankQuestion }) {
  const m = useMessages(bankMessages);
  const tags = useTags();
  const idsFor = useTagIds(tags);
  const { setTags } = useTagCalls();
  const stored = question.tags.map(({ name }) => name);
  const [names, setNames] = useState(stored);
  const { pending, run } = useReported(m.notChanged);
  const save = async (next: string[]) => {
    setNames(next);
    try {
      await setTags({ id: question.id, tagIds: await idsFor(next) });
    } catch (error) {
      setNames(stored);
      throw error;
    }
  };
  return (
    <TagField
      aria-label={m.tags}
      description={m.tagHint}
      // A half-typed name is no tag: only Enter, a comma or a choice saves one.
      acceptValueOnBlur={false}
      readOnly={pending}
      tags={tags}
      names={names}
      onNames={(next) => void run(() => save(next))}
    />
  );
}
