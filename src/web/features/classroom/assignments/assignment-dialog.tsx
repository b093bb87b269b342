import { useState } from 'react';
import { dayMs } from '#shared/kernel/time/durations.ts';
import { useMessages } from '#web/language/language.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { classroomMessages } from '../admin/messages/messages.ts';
import { type Gradebook, useClassCalls } from '../api.ts';
import { AssignmentForm, type Conditions, sentConditions } from './assignment-form.tsx';
import { type Thing, ThingSelect } from './thing-select.tsx';

interface NewAssignmentProps {
  book: Gradebook;
  onClose: () => void;
}

/** Assigns a quiz or a series to a class. */
export function AssignmentDialog({ opened, ...form }: NewAssignmentProps & { opened: boolean }) {
  const m = useMessages(classroomMessages);
  return (
    <FormDialog opened={opened} onClose={form.onClose} title={m.assign}>
      {({ cancel }) => <NewAssignment {...form} onCancel={cancel} />}
    </FormDialog>
  );
}

const isoTime = (at: number) => new Date(at).toISOString();

function NewAssignment({ book, onClose, onCancel }: NewAssignmentProps & { onCancel: () => void }) {
  const m = useMessages(classroomMessages);
  const clock = useServerClock();
  const { assign } = useClassCalls();
  const { pending, run } = useReported(m.notDone);
  const [thing, setThing] = useState<Thing>();
  useReportUnsaved(thing !== undefined);
  const [initial] = useState(() => ({
    startsAt: isoTime(clock.now()),
    dueAt: isoTime(clock.now() + 7 * dayMs),
    ...{ cutOffAt: '', note: '', late: { policy: 'marked' as const } },
    ...{ memberIds: null, memberConditions: [] },
  }));
  const save = async (entered: Conditions) => {
    if (!thing) return;
    const isSaved = await run(
      () => assign({ classId: book.class.id, ...thing, ...sentConditions(entered) }),
      m.assigned,
    );
    if (isSaved) onClose();
  };
  return (
    <AssignmentForm
      initial={initial}
      members={book.members}
      saveLabel={m.assign}
      isChosen={thing !== undefined}
      pending={pending}
      onSave={(entered) => void save(entered)}
      onCancel={onCancel}
    >
      <ThingSelect onChoose={setThing} />
    </AssignmentForm>
  );
}
