import { Card, SimpleGrid, Skeleton, VisuallyHidden } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';

/** The skeleton of a list of cards. */
export function SkeletonCards({ count, label }: { count: number; label?: string }) {
  const m = useMessages(uiMessages);
  return (
    <div role="status">
      <VisuallyHidden>{label ?? m.loading}</VisuallyHidden>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} aria-hidden>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <Card key={index} data-skeleton>
            <Card.Section>
              <Skeleton radius={0} style={{ aspectRatio: '12 / 5' }} />
            </Card.Section>
            <Skeleton mt="lg" h={22} w="80%" />
            <Skeleton mt="sm" h={14} />
            <Skeleton mt="xs" h={14} w="65%" />
            <Skeleton mt="lg" h={44} />
          </Card>
        ))}
      </SimpleGrid>
    </div>
  );
}
