import { Alert, Button, Card, Group, Stack, Title } from '@mantine/core';
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Profile, ProfileCardUpdate } from '#shared/features/account/schema.ts';
import { type CallFailure, failureOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useZodForm, type ZodForm } from '#web/ui/form/form.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useSaveCard } from '../api.ts';
import { profileMessages } from './messages/messages.ts';
import classes from './profile-card.module.css';

/** The profile as the app gets it. */
export type ShownProfile = z.output<typeof Profile>;

/** The props of every card of the page. */
export interface CardProps {
  profile: ShownProfile;
  /** The version of the profile that is shown. */
  updatedAt: string;
  editing: boolean;
  onEdit: () => void;
  onClose: () => void;
  /** Whether something was changed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void;
}

interface ProfileCardProps<Input extends Record<string, unknown>, Output>
  extends Omit<CardProps, 'profile'> {
  title: string;
  /** What it shows, by label; what is not given yet says so. */
  facts: [label: string, value: ReactNode][];
  schema: z.ZodType<Output, Input>;
  initialValues: Input;
  /** The call for what was entered. */
  toUpdate: (values: Output) => ProfileCardUpdate;
  fields: (form: ZodForm<Input>['form']) => ReactNode;
  /** Fields of the call that the form does not have now: what is wrong with them is shown below it. */
  absent?: readonly string[];
  /** Called when the card is saved and closed. */
  onSaved?: (values: Output) => void;
}

/** A part of the profile: read, or edited with Cancel and Save. */
export function ProfileCard<Input extends Record<string, unknown>, Output>(
  props: ProfileCardProps<Input, Output>,
) {
  const m = useMessages(profileMessages);
  const { title, facts, editing, onEdit } = props;
  // The button that opened the form gets the focus back.
  const [wasEdited, setEdited] = useState(editing);
  if (editing && !wasEdited) setEdited(true);
  return (
    <Card component="section" padding="lg">
      <Group justify="space-between" align="center" gap="xs">
        <Title order={2} size="h3" flex="1 1 7.5rem">
          {title}
        </Title>
        {!editing && (
          <Button
            variant="subtle"
            size="sm"
            flex="none"
            me="-sm"
            autoFocus={wasEdited}
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={onEdit}
            aria-label={m.card.editNamed({ title })}
          >
            {m.card.edit}
          </Button>
        )}
      </Group>
      {editing ? (
        <CardForm {...props} />
      ) : (
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-absent={!value || undefined}>{value || m.card.notGiven}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

function CardForm<Input extends Record<string, unknown>, Output>({
  title,
  schema,
  initialValues,
  updatedAt,
  toUpdate,
  fields,
  absent = [],
  onClose,
  onUnsaved,
  onSaved,
}: ProfileCardProps<Input, Output>) {
  const m = useMessages(profileMessages);
  const save = useSaveCard();
  const toast = useToast();
  const version = useLoadedVersion(initialValues, updatedAt);
  const { form, formProps, pending, failure } = useZodForm({
    schema,
    initialValues,
    onSubmit: async (values) => {
      try {
        await save.mutateAsync({ ...toUpdate(values), loadedUpdatedAt: version.loadedUpdatedAt });
      } catch (error) {
        version.accept(failureOf(error).current?.updatedAt);
        throw error;
      }
      toast({ title: m.card.saved, tone: 'pass' });
      onClose();
      onSaved?.(values);
    },
  });
  const isUnsaved = form.isDirty();
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  const start = useRef<HTMLDivElement>(null);
  useEffect(
    () => start.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(),
    [],
  );
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) end.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <form {...formProps} aria-label={title} className={classes.form}>
      <Stack ref={start}>
        {fields(form)}
        <Stack ref={end}>
          {failure && <CardFailure failure={failure} absent={absent} />}
          <FormButtons pending={pending} onCancel={onClose}>
            {m.card.save}
          </FormButtons>
        </Stack>
      </Stack>
    </form>
  );
}

/**
 * The version that a card's fields were loaded in. While they are what they were, a newer version of
 * the rest of the profile is taken over.
 */
function useLoadedVersion(fields: object, updatedAt: string) {
  const shown = JSON.stringify(fields);
  const [opened, setOpened] = useState({ shown, updatedAt });
  return {
    loadedUpdatedAt: shown === opened.shown ? updatedAt : opened.updatedAt,
    /** After a refusal that names the stored version: the next save overwrites that one. */
    accept: (stored: string | undefined) => {
      if (stored) setOpened({ ...opened, updatedAt: stored });
    },
  };
}

interface CardFailureProps {
  failure: CallFailure;
  absent: readonly string[];
}

function CardFailure({ failure, absent }: CardFailureProps) {
  const m = useMessages(profileMessages);
  const { code, fields, message } = failure;
  const isStale = code === 'stale';
  const isAtFields = Object.keys(fields ?? {}).some((name) => !absent.includes(name));
  return (
    <Alert
      color="fail"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={isStale ? m.card.stale : m.card.failed}
    >
      {isStale ? m.card.staleText : isAtFields ? m.card.seeFields : message}
    </Alert>
  );
}
