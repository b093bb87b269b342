import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { Rich } from '#web/language/rich.tsx';
import type { Outputs } from '#web/trpc.ts';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useRemoveApp, useRemovePasskey, useSecondFactor } from '../second-factor/api.ts';
import { SetUpApp } from './authenticator-app.tsx';
import { OwnerGate } from './confirm-owner.tsx';
import { profileMessages } from './messages/messages.ts';
import { AddPasskey, RenamePasskey } from './passkey-form.tsx';
import { RenewRecoveryCodes } from './recovery-codes.tsx';
import classes from './rows.module.css';
import { MissingSection, SectionCard } from './section-card.tsx';

type Factors = Outputs['account']['secondFactor'];
type Passkey = Factors['passkeys'][number];

/** What the open dialog is about. */
type Act =
  | { kind: 'set-up-app' | 'remove-app' | 'add-passkey' | 'renew-codes' }
  | { kind: 'rename-passkey'; passkey: Passkey }
  | { kind: 'remove-passkey'; passkey: Passkey };

const titles: Record<Act['kind'], (m: MessagesOf<typeof profileMessages>) => string> = {
  'set-up-app': (m) => m.app.setUpTitle,
  'remove-app': (m) => m.app.removeTitle,
  'add-passkey': (m) => m.passkey.addTitle,
  'rename-passkey': (m) => m.passkey.renameTitle,
  'remove-passkey': (m) => m.passkey.removeTitle,
  'renew-codes': (m) => m.codes.replaceTitle,
};

/** Authenticator app, passkeys and recovery codes. */
export function SecondFactorSection() {
  const m = useMessages(profileMessages);
  const query = useSecondFactor();
  const { data: factors } = query;
  const [act, setAct] = useState<Act>();
  const shown = useLastShown(act);
  if (!factors) return <MissingSection title={m.factors.title} query={query} />;
  const close = () => setAct(undefined);
  const isOn = factors.appAddedAt !== null || factors.passkeys.length > 0;
  return (
    <SectionCard title={m.factors.title} lead={isOn ? m.factors.leadOn : m.factors.leadOff}>
      {factors.isRequired && !isOn && (
        <Alert
          color="marigold"
          icon={<IconShieldLock aria-hidden />}
          title={m.factors.required.title}
          mb="md"
        >
          {m.factors.required.text}
        </Alert>
      )}
      <ul className={classes.rows} aria-label={m.factors.list}>
        <AppRow factors={factors} onAct={setAct} />
        <PasskeyRows passkeys={factors.passkeys} onAct={setAct} />
        {isOn && <CodesRow left={factors.recoveryCodesLeft} onAct={setAct} />}
      </ul>
      <FormDialog
        opened={act !== undefined}
        title={shown ? titles[shown.kind](m) : ''}
        onClose={close}
      >
        {({ cancel }) => shown && <ActDialog act={shown} onDone={close} onCancel={cancel} />}
      </FormDialog>
    </SectionCard>
  );
}

interface RowProps {
  onAct: (act: Act) => void;
}

function AppRow({ factors: { appAddedAt }, onAct }: RowProps & { factors: Factors }) {
  const m = useMessages(profileMessages);
  return (
    <li>
      <div>
        <Text fw={600}>
          {m.app.name} {appAddedAt && <Badge variant="light">{m.app.on}</Badge>}
        </Text>
        <Text size="sm" c="dimmed">
          {appAddedAt ? (
            <Rich
              text={m.factors.added}
              parts={{ date: () => <Moment at={appAddedAt} form="moment" /> }}
            />
          ) : (
            m.app.text
          )}
        </Text>
      </div>
      {appAddedAt ? (
        <Button
          variant="default"
          aria-label={m.app.removeName}
          onClick={() => onAct({ kind: 'remove-app' })}
        >
          {m.factors.remove}
        </Button>
      ) : (
        <Button
          variant="default"
          aria-label={m.app.setUpTitle}
          onClick={() => onAct({ kind: 'set-up-app' })}
        >
          {m.app.setUp}
        </Button>
      )}
    </li>
  );
}

function PasskeyRows({ passkeys, onAct }: RowProps & { passkeys: Passkey[] }) {
  const m = useMessages(profileMessages);
  return (
    <>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            <Text fw={600}>
              <bdi>{passkey.name}</bdi> <Badge variant="light">{m.passkey.name}</Badge>
            </Text>
            <Text size="sm" c="dimmed">
              <Rich
                text={passkey.lastUsedAt ? m.factors.addedAndUsed : m.factors.added}
                parts={{
                  date: () => <Moment at={passkey.createdAt} form="moment" />,
                  used: () =>
                    passkey.lastUsedAt && <Moment at={passkey.lastUsedAt} form="moment" />,
                }}
              />
            </Text>
          </div>
          <Group gap="xs">
            <Button
              variant="default"
              aria-label={m.passkey.renameNamed({ name: passkey.name })}
              onClick={() => onAct({ kind: 'rename-passkey', passkey })}
            >
              {m.passkey.rename}
            </Button>
            <Button
              variant="default"
              aria-label={m.passkey.removeNamed({ name: passkey.name })}
              onClick={() => onAct({ kind: 'remove-passkey', passkey })}
            >
              {m.factors.remove}
            </Button>
          </Group>
        </li>
      ))}
      <li>
        <div>
          <Text fw={600}>{passkeys.length > 0 ? m.passkey.another : m.passkey.name}</Text>
          <Text size="sm" c="dimmed">
            {m.passkey.text}
          </Text>
        </div>
        <Button
          variant="default"
          aria-label={m.passkey.addTitle}
          onClick={() => onAct({ kind: 'add-passkey' })}
        >
          {m.passkey.add}
        </Button>
      </li>
    </>
  );
}

const few = 3;

function CodesRow({ left, onAct }: RowProps & { left: number }) {
  const m = useMessages(profileMessages);
  return (
    <li>
      <div>
        <Text fw={600}>{m.codes.title}</Text>
        <Text size="sm" c={left <= few ? 'fail' : 'dimmed'}>
          {left === 0 ? m.codes.noneLeft : m.codes.left({ count: left })}
        </Text>
      </div>
      <Button
        variant="default"
        aria-label={m.codes.replaceName}
        onClick={() => onAct({ kind: 'renew-codes' })}
      >
        {m.codes.replace}
      </Button>
    </li>
  );
}

/** The ways in which a dialog closes. */
interface Ends {
  onDone: () => void;
  /** Asks before what was entered is left. */
  onCancel: () => void;
}

/** Every action except renaming needs a proof of the owner. */
function ActDialog({ act, ...ends }: { act: Act } & Ends) {
  if (act.kind === 'rename-passkey') return <RenamePasskey passkey={act.passkey} {...ends} />;
  return (
    <OwnerGate>
      <ActContent act={act} {...ends} />
    </OwnerGate>
  );
}

type ProvenAct = Exclude<Act, { kind: 'rename-passkey' }>;

function ActContent({ act, ...ends }: { act: ProvenAct } & Ends) {
  const m = useMessages(profileMessages);
  const removeApp = useRemoveApp();
  const removePasskey = useRemovePasskey();
  switch (act.kind) {
    case 'set-up-app':
      return <SetUpApp {...ends} />;
    case 'add-passkey':
      return <AddPasskey {...ends} />;
    case 'renew-codes':
      return <RenewRecoveryCodes onDone={ends.onDone} />;
    case 'remove-app':
      return (
        <Removal
          text={m.app.removeText}
          removal={{ ...removeApp, run: () => removeApp.mutateAsync() }}
          onDone={ends.onDone}
        />
      );
    case 'remove-passkey':
      return (
        <Removal
          text={m.passkey.removeText({ name: act.passkey.name })}
          removal={{
            ...removePasskey,
            run: () => removePasskey.mutateAsync({ id: act.passkey.id }),
          }}
          onDone={ends.onDone}
        />
      );
  }
}

interface RemovalProps {
  text: string;
  removal: {
    isPending: boolean;
    error: unknown;
    run: () => Promise<{ isSecondFactorOn: boolean }>;
  };
  onDone: () => void;
}

function Removal({ text, removal: { isPending, error, run }, onDone }: RemovalProps) {
  const m = useMessages(profileMessages);
  const toast = useToast();
  const remove = () =>
    run().then(
      ({ isSecondFactorOn }) => {
        toast({
          title: m.factors.removed.title,
          message: isSecondFactorOn ? m.othersSignedOut : m.factors.removed.lastOne,
          tone: 'pass',
        });
        onDone();
      },
      // The dialog shows the failure.
      () => {},
    );
  return (
    <Stack>
      <Text>{text}</Text>
      {error !== null && (
        <Alert color="fail" icon={<IconAlertTriangle aria-hidden />}>
          {failureOf(error).message}
        </Alert>
      )}
      <FormButtons pending={isPending} tone="danger" onCancel={onDone} onSend={() => void remove()}>
        {m.factors.remove}
      </FormButtons>
    </Stack>
  );
}
