import { Stack, TextInput } from '@mantine/core';
import { ClassInput } from '#shared/features/classroom/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { classroomMessages } from './messages/messages.ts';

interface NameFormProps {
  name: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a class. */
export function NameDialog({
  opened,
  title,
  ...form
}: NameFormProps & { opened: boolean; title: string }) {
  return (
    <FormDialog isShort opened={opened} onClose={form.onClose} title={title}>
      {({ cancel }) => <NameForm {...form} onCancel={cancel} />}
    </FormDialog>
  );
}

function NameForm({ name, onSave, onClose, onCancel }: NameFormProps & { onCancel: () => void }) {
  const m = useMessages(classroomMessages);
  const { form, formProps, pending, failure } = useZodForm({
    schema: ClassInput,
    initialValues: { name },
    onSubmit: async (values) => {
      await onSave(values.name);
      onClose();
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormFailure failure={failure} />
        <TextInput
          label={m.name}
          placeholder={m.nameHint}
          data-autofocus
          maxLength={80}
          {...form.getInputProps('name')}
        />
        <FormButtons pending={pending} onCancel={onCancel}>
          {m.save}
        </FormButtons>
      </Stack>
    </form>
  );
}
