import { Button, Group, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Username } from '#shared/features/account/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useChooseUsername } from '../api.ts';
import { SectionCard } from '../profile/section-card.tsx';
import { signInMessages } from './messages/messages.ts';

const UsernameChoice = z.object({ username: Username });

/** Once, after signing in with Google, which gives no username. */
export function UsernamePrompt({ username }: { username: string }) {
  const m = useMessages(signInMessages);
  const choose = useChooseUsername();
  const toast = useToast();
  const { form, formProps, pending, failure } = useZodForm({
    schema: UsernameChoice,
    initialValues: { username },
    onSubmit: async (choice) => {
      await choose.mutateAsync(choice);
      toast({ title: m.usernamePrompt.done, tone: 'pass' });
    },
  });
  return (
    <SectionCard title={m.usernamePrompt.title} lead={m.usernamePrompt.lead}>
      <form {...formProps}>
        <Group align="start">
          <TextInput
            aria-label={m.fields.username}
            autoComplete="nickname"
            flex="1 1 14rem"
            {...form.getInputProps('username')}
          />
          <Button type="submit" loading={pending}>
            {m.usernamePrompt.submit}
          </Button>
        </Group>
        <FormFailure failure={failure} />
      </form>
    </SectionCard>
  );
}
