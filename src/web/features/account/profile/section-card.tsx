import { Box, Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionCardProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One matter of the account, with its heading. */
export function SectionCard({ title, lead, children }: SectionCardProps) {
  return (
    <Card component="section" padding="lg">
      <Title order={2} size="h3">
        {title}
      </Title>
      {lead && (
        <Text c="dimmed" mt={4} maw="65ch">
          {lead}
        </Text>
      )}
      {children && <Box mt="md">{children}</Box>}
    </Card>
  );
}
