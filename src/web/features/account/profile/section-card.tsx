import { Box, Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { type FailingQuery, QueryFailure } from '#web/ui/loaded-panel.tsx';
import { profileMessages } from './messages/messages.ts';

interface SectionCardProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A section of the account page with its heading. */
export function SectionCard({ title, lead, children }: SectionCardProps) {
  return (
    <Card component="section" padding="lg">
      <Title order={2} size="h3">
        {title}
      </Title>
      {lead && (
        <Text c="dimmed" mt="2xs" maw="65ch">
          {lead}
        </Text>
      )}
      {children && <Box mt="md">{children}</Box>}
    </Card>
  );
}

/** Shown in place of data that could not be loaded; nothing while it loads. */
export function NotLoaded({ query }: { query: FailingQuery }) {
  const m = useMessages(profileMessages);
  return <QueryFailure title={m.error} query={query} />;
}

/** A section whose content could not be loaded. */
export function MissingSection({ title, query }: { title: string; query: FailingQuery }) {
  return query.error ? (
    <SectionCard title={title}>
      <NotLoaded query={query} />
    </SectionCard>
  ) : null;
}
