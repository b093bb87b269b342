import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type BankQuestion, useTagCalls, useTags } from './api.ts';
import { bankMessages } from './messages/messages.ts';
import { TagField, useTagIds } from './tag-field.tsx';

/** The tags of a question as they were read, and what is shown of them and stored by now. */
const shownOf = (tags: BankQuestion['tags']) => ({
  tags,
  names: tags.map(({ name }) => name),
  ids: tags.map(({ id }) => id),
});

/** The tags of one question; each change is saved at once. The field stays when they are read again, with what is typed. */
export function QuestionTags({ question }: { question: BankQuestion }) {
  const m = useMessages(bankMessages);
  const tags = useTags();
  const idsFor = useTagIds(tags);
  const { tagMany } = useTagCalls();
  const [shown, setShown] = useState(() => shownOf(question.tags));
  if (shown.tags !== question.tags) setShown(shownOf(question.tags));
  const { pending, run } = useReported(m.notChanged);
  const showStored = () => setShown(({ tags }) => shownOf(tags));
  const save = async (names: string[]) => {
    setShown({ ...shown, names });
    try {
      const before = shown.ids;
      const after = await idsFor(names);
      // Only what was changed: another author may have changed others meanwhile.
      const [outcome] = await tagMany({
        ids: [question.id],
        add: after.filter((id) => !before.includes(id)),
        remove: before.filter((id) => !after.includes(id)),
      });
      // The tag, or the question, has been deleted.
      if (outcome?.outcome === 'done') setShown(({ tags }) => ({ tags, names, ids: after }));
      else showStored();
    } catch (error) {
      showStored();
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
      names={shown.names}
      onNames={(next) => void run(() => save(next))}
    />
  );
}
