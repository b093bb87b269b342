import { useRef, useState } from 'react';
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
  const { tagMany } = useTagCalls();
  const stored = question.tags.map(({ name }) => name);
  const [names, setNames] = useState(stored);
  const given = useRef(question.tags.map(({ id }) => id));
  const { pending, run } = useReported(m.notChanged);
  const save = async (next: string[]) => {
    setNames(next);
    try {
      const { current: before } = given;
      const after = await idsFor(next);
      // Only what was changed: another author may have changed others meanwhile.
      const [outcome] = await tagMany({
        ids: [question.id],
        add: after.filter((id) => !before.includes(id)),
        remove: before.filter((id) => !after.includes(id)),
      });
      // The tag, or the question, has been deleted.
      if (outcome?.outcome === 'done') given.current = after;
      else setNames(stored);
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
