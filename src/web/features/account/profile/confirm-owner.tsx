import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OwnerConfirmation } from '#shared/features/account/second-factor.ts';
import { isFocusLost } from '#web/keyboard/focus-lost.ts';
import { useMessages } from '#web/language/language.tsx';
import { useSignedInAgain } from '#web/session/session-watch.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useProfile, useSessionState } from '../api.ts';
import { useConfirmByPasskey, useConfirmOwner, useSecondFactor } from '../second-factor/api.ts';
import { PasskeyButton } from '../second-factor/passkey-button.tsx';
import { signInMessages } from '../sign-in/messages/messages.ts';
import { profileMessages } from './messages/messages.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import { NotLoaded } from './section-card.tsx';

/** Shows its content once the owner of the account is proven: at once shortly after signing in. */
export function OwnerGate({ children }: { children: ReactNode }) {
  const proof = useOwnerProof();
  const session = useSessionState();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (proof === 'none') setOpen(true);
  }, [proof]);
  const shows = isOpen || proof === 'none';
  const content = useFocusAfterProof(shows);
  if (shows)
    return (
      <div ref={content} tabIndex={-1}>
        {children}
      </div>
    );
  if (!proof) return <NotLoaded query={session} />;
  return <ConfirmOwner onConfirmed={() => setOpen(true)} />;
}

/** The form of the proof is gone and the focus with it, so the content gets the focus. */
function useFocusAfterProof(shows: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!shows) wasAsked.current = true;
    else if (wasAsked.current && isFocusLost()) content.current?.focus({ preventScroll: true });
  }, [shows]);
  return content;
}

/** Asks for the password or a code, or for a passkey; without any of them, for a new sign-in with Google. */
export function ConfirmOwner({ onConfirmed }: { onConfirmed: () => void }) {
  const m = useMessages(profileMessages);
  const s = useMessages(signInMessages);
  const { hasPassword } = useProfile();
  const query = useSecondFactor();
  const { data: factors } = query;
  const passkey = useConfirmByPasskey();
  if (!factors) return <NotLoaded query={query} />;
  const hasPasskey = factors.passkeys.length > 0;
  const field = hasPassword ? 'password' : factors.appAddedAt ? 'code' : undefined;
  return (
    <Stack>
      <Text>{m.proof.first}</Text>
      {field && <ConfirmForm key={field} field={field} onConfirmed={onConfirmed} />}
      {hasPasskey && (
        <PasskeyButton
          label={s.secondStep.otherWays.passkey}
          use={{
            ...passkey,
            mutate: () =>
              passkey.mutate(undefined, { onSuccess: (answer) => answer && onConfirmed() }),
          }}
        />
      )}
      {!field && !hasPasskey && <SignInAgain onSignedIn={onConfirmed} />}
    </Stack>
  );
}

function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  useSignedInAgain(onSignedIn);
  return <OwnerProof password="" onPassword={() => {}} />;
}

interface ConfirmFormProps {
  field: 'password' | 'code';
  onConfirmed: () => void;
}

function ConfirmForm({ field, onConfirmed }: ConfirmFormProps) {
  const m = useMessages(profileMessages);
  const s = useMessages(signInMessages);
  const confirm = useConfirmOwner();
  const initialValues: { password?: string; code?: string } = { [field]: '' };
  const { form, formProps, pending, failure } = useZodForm({
    schema: OwnerConfirmation,
    initialValues,
    onSubmit: async (proof) => {
      await confirm.mutateAsync(proof);
      form.reset();
      onConfirmed();
    },
  });
  return (
    <form {...formProps} aria-label={m.proof.confirm}>
      <Stack>
        {field === 'password' ? (
          <PasswordInput
            label={m.proof.password}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        ) : (
          <TextInput
            label={s.secondStep.appCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...form.getInputProps('code')}
          />
        )}
        <FormFailure failure={failure} />
        <Button type="submit" loading={pending}>
          {m.proof.submit}
        </Button>
      </Stack>
    </form>
  );
}
