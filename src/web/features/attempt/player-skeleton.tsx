import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { Page } from '../../ui/page.tsx';

/** The player to come, in its shape. */
export function PlayerSkeleton() {
  return (
    <Page>
      <div role="status">
        <VisuallyHidden>Preparing your questions…</VisuallyHidden>
        <Group justify="space-between" wrap="nowrap" aria-hidden>
          <Skeleton h={28} w="45%" />
          <Skeleton h={40} w={110} radius="xl" />
        </Group>
        <Stack mt="xl" gap="sm" maw={780} aria-hidden>
          <Skeleton h={18} w={140} />
          <Skeleton h={26} />
          <Skeleton h={26} w="70%" mb="md" />
          {['A', 'B', 'C', 'D'].map((letter) => (
            <Skeleton key={letter} h={52} radius="lg" />
          ))}
        </Stack>
      </div>
    </Page>
  );
}
