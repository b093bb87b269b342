import { Button, Group, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Username } from '#shared/features/account/schema.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useChooseUsername } from '../api.ts';
import { SectionCard } from '../profile/section-card.tsx';

const UsernameChoice = z.object({ username: Username });

/** Once, after signing in with Google, which gives no username. */
export function UsernamePrompt({ username }: { username: string }) {
  const choose = useChooseUsername();
  const toast = useToast();
  const { form, formProps, pending, failure } = useZodForm({
    schema: UsernameChoice,
    initialValues: { username },
    onSubmit: async (choice) => {
      await choose.mutateAsync(choice);
      toast({ title: 'Username saved', tone: 'pass' });
    },
  });
  return (
    <SectionCard
      title="Choose your username"
      lead="We made one up from your email address. Keep it or choose another: afterwards it stays."
    >
      <form {...formProps}>
        <Group align="start">
          <TextInput
            aria-label="Username"
            autoComplete="nickname"
            flex="1 1 14rem"
            {...form.getInputProps('username')}
          />
          <Button type="submit" loading={pending}>
            Save username
          </Button>
        </Group>
        <FormFailure failure={failure} />
      </form>
    </SectionCard>
  );
}
