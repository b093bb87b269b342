import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { AppCodeForm, RecoveryCodeForm } from '#shared/features/account/second-factor.ts';
import type { SecondFactorMethod } from '#shared/kernel/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import type { DeactivatedAccount } from '../sign-in/login-form.tsx';
import { signInMessages } from '../sign-in/messages/messages.ts';
import { deactivatedIn, useCompleteSignIn, usePasskeySignIn } from './api.ts';
import { PasskeyButton } from './passkey-button.tsx';

interface SecondStepProps {
  /** How the sign-in can be completed; at least one. */
  methods: readonly SecondFactorMethod[];
  onCancel: () => void;
  /** The second step succeeded, but the account is deactivated; left out where it cannot be. */
  onDeactivated?: (account: DeactivatedAccount) => void;
}

type StepProps = Pick<SecondStepProps, 'onDeactivated'>;

/** The second step of a sign-in, after the password or Google. */
export function SecondStep({ methods, onCancel, ...ends }: SecondStepProps) {
  const m = useMessages(signInMessages);
  const [chosen, setChosen] = useState<SecondFactorMethod>();
  const method = chosen ?? methods[0] ?? 'recovery-code';
  return (
    <Stack>
      <Title order={2} size="h3">
        {m.secondStep.title}
      </Title>
      {method === 'app' && <AppCodeStep {...ends} />}
      {method === 'passkey' && <PasskeyStep {...ends} />}
      {method === 'recovery-code' && <RecoveryCodeStep {...ends} />}
      <Stack gap="2xs">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="subtle" onClick={() => setChosen(other)}>
              {m.secondStep.otherWays[other]}
            </Button>
          ))}
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {m.secondStep.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

/** Completes the sign-in with a code of either kind. */
function useComplete({ onDeactivated }: StepProps) {
  const m = useMessages(signInMessages);
  const complete = useCompleteSignIn();
  const toast = useToast();
  return async (answer: Parameters<typeof complete.mutateAsync>[0]) => {
    try {
      const { username } = await complete.mutateAsync(answer);
      toast({ title: m.login.done, message: m.login.welcomeBack({ username }), tone: 'pass' });
    } catch (error) {
      const account = deactivatedIn(error);
      if (!account || !onDeactivated) throw error;
      onDeactivated(account);
    }
  };
}

function AppCodeStep(ends: StepProps) {
  const m = useMessages(signInMessages);
  const codeForm = useZodForm({
    schema: AppCodeForm,
    initialValues: { code: '' },
    onSubmit: useComplete(ends),
  });
  return (
    <CodeFrame {...codeForm}>
      <TextInput
        label={m.secondStep.appCode}
        description={m.secondStep.appCodeRule}
        inputMode="numeric"
        autoComplete="one-time-code"
        name="code"
        maxLength={9}
        data-autofocus
        autoFocus
        {...codeForm.form.getInputProps('code')}
      />
    </CodeFrame>
  );
}

function RecoveryCodeStep(ends: StepProps) {
  const m = useMessages(signInMessages);
  const codeForm = useZodForm({
    schema: RecoveryCodeForm,
    initialValues: { recoveryCode: '' },
    onSubmit: useComplete(ends),
  });
  return (
    <CodeFrame {...codeForm}>
      <TextInput
        label={m.secondStep.recoveryCode}
        description={m.secondStep.recoveryCodeRule}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        name="recoveryCode"
        autoFocus
        {...codeForm.form.getInputProps('recoveryCode')}
      />
    </CodeFrame>
  );
}

type CodeFrameProps = Pick<ReturnType<typeof useZodForm>, 'formProps' | 'pending' | 'failure'> & {
  /** The field of the code. */
  children: ReactNode;
};

function CodeFrame({ formProps, pending, failure, children }: CodeFrameProps) {
  const m = useMessages(signInMessages);
  return (
    <form {...formProps} aria-label={m.secondStep.formName}>
      <Stack>
        {children}
        <FormFailure failure={failure} />
        <Button type="submit" fullWidth loading={pending}>
          {m.secondStep.confirm}
        </Button>
      </Stack>
    </form>
  );
}

function PasskeyStep({ onDeactivated }: StepProps) {
  const m = useMessages(signInMessages);
  const passkey = usePasskeySignIn(onDeactivated);
  return (
    <Stack>
      <Text>{m.secondStep.passkeyPrompt}</Text>
      <PasskeyButton
        label={m.secondStep.otherWays.passkey}
        variant="filled"
        // As the fields of the other ways: the button that was pressed is gone.
        autoFocus
        use={passkey}
      />
    </Stack>
  );
}
