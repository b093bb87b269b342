import { Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatCount } from '#web/ui/text/format.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';

interface BlogPagerProps {
  page: number;
  pages: number;
  tag: string | undefined;
}

/** From page to page of the blog; each is an address of its own. */
export function BlogPager({ page, pages, tag }: BlogPagerProps) {
  if (pages <= 1) return null;
  return (
    <Group component="nav" aria-label="Pages" justify="center" mt="xl" gap="md">
      {page > 1 && (
        <ButtonLink
          to="/blog"
          search={{ tag, page: page === 2 ? undefined : page - 1 }}
          variant="default"
          leftSection={<IconChevronLeft size={18} data-points aria-hidden />}
        >
          Newer posts
        </ButtonLink>
      )}
      <Text c="dimmed" data-figures>
        Page {formatCount(page)} of {formatCount(pages)}
      </Text>
      {page < pages && (
        <ButtonLink
          to="/blog"
          search={{ tag, page: page + 1 }}
          variant="default"
          rightSection={<IconChevronRight size={18} data-points aria-hidden />}
        >
          Older posts
        </ButtonLink>
      )}
    </Group>
  );
}
