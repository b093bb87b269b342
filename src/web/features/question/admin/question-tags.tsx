import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type BankQuestion, useTagCalls, useTags } from './api.ts';
import { bankMessages } from './messages/messages.ts';
import { TagField, useTagIds } from './tag-field.tsx';

/** The tags of one question; each change is saved at once. */
export function QuestionTags({ question }: { question: BankQuestion }) {
  const m = useMessages(bankMessages);
  const toast = useToast();
  const tags = useTags();
  const idsFor = useTagIds(tags);
  const { setTags } = useTagCalls();
  const stored = question.tags.map(({ name }) => name);
  const [names, setNames] = useState(stored);
  const [pending, setPending] = useState(false);
  const save = async (next: string[]) => {
    setNames(next);
    setPending(true);
    try {
      await setTags({ id: question.id, tagIds: await idsFor(next) });
    } catch (error) {
      setNames(stored);
      toast({ title: m.notChanged, message: messageOf(error, ''), tone: 'fail' });
    } finally {
      setPending(false);
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
      onNames={(next) => void save(next)}
    />
  );
}
