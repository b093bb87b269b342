import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useSignInProviders, useUnlinkProvider } from '../api.ts';
import { goToLink, takeGoogleOutcome } from '../sign-in/google-popup.ts';
import { OwnerGate } from './confirm-owner.tsx';
import { profileMessages } from './messages/messages.ts';
import { SectionCard } from './section-card.tsx';

type Provider = ReturnType<typeof useSignInProviders>[number];

/** Links the account to accounts at OpenID providers, and unlinks them; nothing where the site has none. */
export function ProvidersSection() {
  const m = useMessages(profileMessages);
  const providers = useSignInProviders();
  const [chosen, setChosen] = useState<Provider>();
  useLinkOutcome();
  if (providers.length === 0) return null;
  return (
    <SectionCard title={m.providers.title} lead={m.providers.lead}>
      <Stack gap="sm" component="ul" p={0} m={0}>
        {providers.map((provider) => (
          <Group key={provider.id} component="li" justify="space-between" wrap="nowrap">
            <div>
              <Text fw={600}>
                <bdi>{provider.name}</bdi>
              </Text>
              <Text size="sm" c="dimmed">
                {provider.isLinked ? m.providers.linked : m.providers.notLinked}
              </Text>
            </div>
            <Button
              size="sm"
              variant="default"
              aria-label={(provider.isLinked ? m.providers.unlinkNamed : m.providers.linkNamed)({
                name: provider.name,
              })}
              onClick={() => setChosen(provider)}
            >
              {provider.isLinked ? m.providers.unlink : m.providers.link}
            </Button>
          </Group>
        ))}
      </Stack>
      {chosen && <LinkDialog provider={chosen} onClose={() => setChosen(undefined)} />}
    </SectionCard>
  );
}

function LinkDialog({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const m = useMessages(profileMessages);
  const toast = useToast();
  const unlink = useUnlinkProvider();
  const user = useUser();
  const { id, name, isLinked } = provider;
  const [isProven, setProven] = useState(false);
  const title = (isLinked ? m.providers.unlinkNamed : m.providers.linkNamed)({ name });
  const act = async () => {
    if (!isLinked) return user && goToLink(id, user.id);
    try {
      await unlink.mutateAsync({ provider: id });
      toast({ title: m.providers.unlinked, message: m.othersSignedOut, tone: 'pass' });
    } catch (error) {
      toast({ title: m.error, message: failureOf(error).message, tone: 'fail' });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={isLinked ? m.providers.unlink : m.providers.link}
      tone={isLinked ? 'danger' : 'plain'}
      pending={unlink.isPending}
      disabled={!isProven}
      onConfirm={() => void act()}
      onCancel={onClose}
    >
      <OwnerGate>
        <Proven onProven={() => setProven(true)} />
        <Text>{isLinked ? m.providers.unlinkText : m.providers.linkText({ name })}</Text>
      </OwnerGate>
    </ConfirmDialog>
  );
}

/** Is mounted once the gate around it is open, and reports that. */
function Proven({ onProven }: { onProven: () => void }) {
  const report = useEffectEvent(onProven);
  useEffect(() => report(), []);
  return null;
}

/** Says why a link failed, after coming back from the provider. */
function useLinkOutcome(): void {
  const m = useMessages(profileMessages);
  const toast = useToast();
  const report = useEffectEvent(() => {
    const outcome = takeGoogleOutcome();
    if (outcome?.kind === 'failed')
      toast({ title: m.error, message: outcome.message ?? '', tone: 'fail' });
  });
  useEffect(() => report(), []);
}
