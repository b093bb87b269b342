import { Alert, Button, Group, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { usePending } from '#web/ui/use-pending.ts';
import { OwnerProof, useOwnerProof } from '../profile/owner-proof.tsx';
import { type Person, useFoundPeople, useMergePreview, usePeopleCalls } from './api.ts';
import classes from './merge-dialog.module.css';
import { peopleMessages } from './messages/messages.ts';
import { nameOf } from './person-name.ts';

/** Finds the other account of a person, shows what moves, and makes one of the two. */
export function MergeDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const m = useMessages(peopleMessages);
  const [other, setOther] = useState<number>();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={m.merge}
      size="lg"
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {other === undefined ? (
        <OtherAccount person={person} onChoose={setOther} />
      ) : (
        <Decision ids={[person.id, other]} onBack={() => setOther(undefined)} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface OtherAccountProps {
  person: Person;
  onChoose: (id: number) => void;
}

function OtherAccount({ person, onChoose }: OtherAccountProps) {
  const m = useMessages(peopleMessages);
  const [q, setQ] = useState<string>();
  const query = useFoundPeople(q);
  const { data, error, isFetching } = query;
  const found = (data?.items ?? []).filter(
    ({ id, roles }) => id !== person.id && !roles.includes('administrator'),
  );
  return (
    <Stack>
      <Text size="sm">{m.mergeText}</Text>
      <SearchField
        label={m.otherAccount}
        placeholder={m.searchHint}
        data-autofocus
        text={q}
        onSearch={setQ}
      />
      <ul className={classes.found}>
        {q !== undefined &&
          found.map((row) => (
            <li key={row.id}>
              <Button variant="default" fullWidth h="auto" py="xs" onClick={() => onChoose(row.id)}>
                <span className={classes.account}>
                  <bdi>{nameOf(row)}</bdi>
                  <bdi className={classes.soft}>{row.email}</bdi>
                </span>
              </Button>
            </li>
          ))}
      </ul>
      <QueryFailure title={m.failed} query={query} />
      {q !== undefined && found.length === 0 && !error && !isFetching && (
        <Text c="dimmed">{m.noMatch}</Text>
      )}
    </Stack>
  );
}

interface DecisionProps {
  ids: readonly [number, number];
  onBack: () => void;
  onClose: () => void;
}

function Decision({ ids: [first, second], onBack, onClose }: DecisionProps) {
  const m = useMessages(peopleMessages);
  const [keepId, setKeepId] = useState(first);
  const goneId = keepId === first ? second : first;
  const query = useMergePreview({ keepId, goneId });
  const { data, error, isPlaceholderData } = query;
  const { submit, proof, pending } = useMerge({ keepId, goneId }, onClose);
  if (error) return <QueryFailure title={m.panelFailed} query={query} />;
  if (!data) return <Skeleton h={240} aria-hidden />;
  const accounts = [data.keep, data.gone].sort((a, b) => a.id - b.id);
  const { refusal } = data;
  return (
    <Stack>
      <Radio.Group
        label={m.keepWhich}
        value={String(keepId)}
        onChange={(value) => setKeepId(Number(value))}
      >
        <Stack gap="sm" mt="xs">
          {accounts.map((account) => (
            <Radio
              key={account.id}
              value={String(account.id)}
              label={
                <span className={classes.account}>
                  <bdi>{nameOf(account)}</bdi>
                  <bdi className={classes.soft}>{account.email}</bdi>
                  <span className={classes.soft}>
                    {m.joined} <Moment at={account.createdAt} /> · {m.seen}{' '}
                    {account.lastLoginAt ? <Moment at={account.lastLoginAt} /> : m.never}
                  </span>
                </span>
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      <Moves moves={data.moves} shared={data.sharedQuizzes} />
      {refusal === null ? proof.field : <Alert color="fail" role="alert" title={refusal} />}
      <Group justify="flex-end">
        <Button variant="default" disabled={pending} onClick={onBack}>
          {m.otherAccount}
        </Button>
        <Button
          color="fail"
          loading={pending}
          disabled={refusal !== null || !proof.isGiven || isPlaceholderData}
          onClick={() => void submit()}
        >
          {m.mergeNow}
        </Button>
      </Group>
    </Stack>
  );
}

interface MovesProps {
  moves: readonly { group: keyof ReturnType<typeof useGroups>; count: number }[];
  shared: number;
}

const useGroups = () => useMessages(peopleMessages).mergeGroups;

function Moves({ moves, shared }: MovesProps) {
  const m = useMessages(peopleMessages);
  return (
    <div>
      <Text fw={600}>{m.moves}</Text>
      <ul className={classes.moves} data-marks>
        {moves.map(({ group, count }) => (
          <li key={group}>{m.mergeGroups[group]({ count })}</li>
        ))}
        {moves.length === 0 && <li>{m.nothing}</li>}
      </ul>
      {shared > 0 && <Text size="sm">{m.sharedQuizzes({ count: shared })}</Text>}
      <Text size="sm" c="dimmed">
        {m.mergeEnds}
      </Text>
    </div>
  );
}

/** The call, with the proof that it needs. */
function useMerge(accounts: { keepId: number; goneId: number }, onDone: () => void) {
  const m = useMessages(peopleMessages);
  const needed = useOwnerProof();
  const { merge } = usePeopleCalls();
  const toast = useToast();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { pending, run } = usePending();
  const submit = async () => {
    try {
      const { id } = await merge({ ...accounts, ...(password ? { password } : {}) });
      toast({ title: m.merged, tone: 'pass' });
      onDone();
      await navigate({ to: '/admin/users', search: { person: id } });
    } catch (error) {
      const { message, fields } = failureOf(error);
      setWrong(fields?.password);
      if (!fields?.password) toast({ title: m.notDone, message, tone: 'fail' });
    }
  };
  const field = <OwnerProof password={password} onPassword={setPassword} error={wrong} />;
  const isGiven = needed === 'none' || (needed === 'password' && password !== '');
  return { submit: () => run(submit), pending, proof: { field, isGiven } };
}
