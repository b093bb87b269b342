import { Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatCount } from '#web/ui/text/format.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';

/** From page to page of the quiz list; each is an address of its own. */
export function QuizPager({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null;
  return (
    <Group component="nav" aria-label="Pages" justify="center" mt="xl" gap="md">
      {page > 1 && (
        <ButtonLink
          from="/quizzes"
          to="/quizzes"
          search={(search) => ({ ...search, page: page === 2 ? undefined : page - 1 })}
          variant="default"
          leftSection={<IconChevronLeft size={18} data-points aria-hidden />}
        >
          Previous page
        </ButtonLink>
      )}
      <Text c="dimmed" data-figures>
        Page {formatCount(page)} of {formatCount(pages)}
      </Text>
      {page < pages && (
        <ButtonLink
          from="/quizzes"
          to="/quizzes"
          search={(search) => ({ ...search, page: page + 1 })}
          variant="default"
          rightSection={<IconChevronRight size={18} data-points aria-hidden />}
        >
          Next page
        </ButtonLink>
      )}
    </Group>
  );
}
