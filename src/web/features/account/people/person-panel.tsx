import { Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { type Person, usePerson } from './api.ts';
import { peopleMessages } from './messages/messages.ts';
import { PersonActions } from './person-actions.tsx';
import { nameOf } from './person-name.ts';
import classes from './person-panel.module.css';
import { RoleBadges, StatusBadge } from './status-badge.tsx';

/** A part of the panel that is another feature's. */
export interface PanelPart {
  title: string;
  Content: ComponentType<{ userId: number }>;
}

/** What administrators see of one account, and what they can do with it. */
export function PersonPanel({ id, extra }: { id: number; extra: PanelPart }) {
  const m = useMessages(peopleMessages);
  const { data: person, error, refetch, isFetching } = usePerson(id);
  if (error)
    return (
      <FailureAlert
        title={m.panelFailed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!person)
    return (
      <Stack aria-hidden>
        <Skeleton h={32} />
        <Skeleton h={240} />
      </Stack>
    );
  return (
    <>
      <Title order={2} size="h5" className={classes.name}>
        <bdi>{nameOf(person)}</bdi>
      </Title>
      <div className={classes.badges}>
        <RoleBadges roles={person.roles} /> <StatusBadge status={person.status} />
      </div>
      <Facts person={person} />
      {person.suspension && (
        <Part title={m.suspension}>
          <SuspensionFacts suspension={person.suspension} />
        </Part>
      )}
      <Part title={extra.title}>
        <extra.Content userId={id} />
      </Part>
      <Part title={m.devices}>
        <Devices sessions={person.sessions} />
      </Part>
      <Part title={m.actions}>
        <PersonActions person={person} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={3} size="h6">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Facts({ person }: { person: Person }) {
  const m = useMessages(peopleMessages);
  const format = useFormat();
  const fullName = [person.firstName, person.lastName].filter(Boolean).join(' ');
  const ways = [
    ...(person.hasPassword ? [m.password] : []),
    ...(person.hasGoogle ? [m.google] : []),
  ];
  return (
    <dl className={classes.facts}>
      <Fact name={m.username}>
        <bdi>{person.username}</bdi>
      </Fact>
      {fullName && (
        <Fact name={m.fullName}>
          <bdi>{fullName}</bdi>
        </Fact>
      )}
      <Fact name={m.email}>
        <bdi>{person.email}</bdi>{' '}
        <span className={classes.soft}>
          {m.verifiedStates[person.emailVerified ? 'yes' : 'no']}
        </span>
      </Fact>
      {person.pendingEmail && (
        <Fact name={m.pendingEmail}>
          <bdi>{person.pendingEmail}</bdi>
        </Fact>
      )}
      <Fact name={m.joined}>
        <Moment at={person.createdAt} form="moment" />
      </Fact>
      <Fact name={m.seen}>
        {person.lastLoginAt ? <Moment at={person.lastLoginAt} form="moment" /> : m.never}
      </Fact>
      {person.scheduledDeletionDate && (
        <Fact name={m.erasedOn}>
          <Moment at={person.scheduledDeletionDate} form="moment" />
        </Fact>
      )}
      <Fact name={m.signsInWith}>{ways.length > 0 ? format.list(ways) : m.nothing}</Fact>
      <Fact name={m.secondFactor}>{person.hasSecondFactor ? m.yes : m.no}</Fact>
    </dl>
  );
}

function SuspensionFacts({ suspension }: { suspension: NonNullable<Person['suspension']> }) {
  const m = useMessages(peopleMessages);
  const { at, reason, note, by } = suspension;
  return (
    <dl className={classes.facts}>
      {at && (
        <Fact name={m.since}>
          <Moment at={at} form="moment" />
        </Fact>
      )}
      <Fact name={m.reason}>{m.reasons[reason]}</Fact>
      {note && (
        <Fact name={m.note}>
          <bdi>{note}</bdi>
        </Fact>
      )}
      {by && (
        <Fact name={m.by}>
          <bdi>{by}</bdi>
        </Fact>
      )}
    </dl>
  );
}

function Devices({ sessions }: Pick<Person, 'sessions'>) {
  const m = useMessages(peopleMessages);
  if (sessions.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {m.nowhere}
      </Text>
    );
  return (
    <ul className={classes.devices}>
      {sessions.map(({ id, device, createdAt, lastUsedAt }) => (
        <li key={id}>
          {device}{' '}
          <span className={classes.soft}>
            {m.lastUsed} <Moment at={lastUsedAt ?? createdAt} form="moment" />
          </span>
        </li>
      ))}
    </ul>
  );
}
