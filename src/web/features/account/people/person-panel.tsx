import { Text, Title } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { LoadedPanel } from '#web/ui/loaded-panel.tsx';
import { PanelSection } from '#web/ui/panel-section.tsx';
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
  const query = usePerson(id);
  return (
    <LoadedPanel query={query} failed={m.panelFailed}>
      {(person) => <PersonView person={person} extra={extra} />}
    </LoadedPanel>
  );
}

function PersonView({ person, extra }: { person: Person; extra: PanelPart }) {
  const m = useMessages(peopleMessages);
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
        <PanelSection title={m.suspension}>
          <SuspensionFacts suspension={person.suspension} />
        </PanelSection>
      )}
      <PanelSection title={extra.title}>
        <extra.Content userId={person.id} />
      </PanelSection>
      <PanelSection title={m.devices}>
        <Devices sessions={person.sessions} />
      </PanelSection>
      <PanelSection title={m.actions}>
        <PersonActions person={person} />
      </PanelSection>
    </>
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
  const ways = [...(person.hasPassword ? [m.password] : []), ...person.providers];
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
          <bdi>{device}</bdi>{' '}
          <span className={classes.soft}>
            {m.lastUsed} <Moment at={lastUsedAt ?? createdAt} form="moment" />
          </span>
        </li>
      ))}
    </ul>
  );
}
