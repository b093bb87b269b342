import { Button, TextInput } from '@mantine/core';
import { TeacherInput } from '#shared/features/classroom/teachers.ts';
import { useMessages } from '#web/language/language.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useTeacherCalls } from './api.ts';
import { teacherMessages } from './messages/messages.ts';
import classes from './teacher-list.module.css';

/** Adds a teacher by name or address. */
export function TeacherForm({ classId }: { classId: number }) {
  const m = useMessages(teacherMessages);
  const { add } = useTeacherCalls();
  const toast = useToast();
  const { form, formProps, pending, failure } = useZodForm({
    schema: TeacherInput,
    initialValues: { account: '' },
    onSubmit: async ({ account }) => {
      await add({ classId, account });
      form.reset();
      toast({ title: m.added, tone: 'pass' });
    },
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormFailure failure={failure} />
      <div className={classes.entry}>
        <TextInput
          label={m.account}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={254}
          {...form.getInputProps('account')}
        />
        <Button type="submit" loading={pending}>
          {m.add}
        </Button>
      </div>
    </form>
  );
}
