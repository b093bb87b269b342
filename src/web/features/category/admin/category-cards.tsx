import { Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { RowCheckbox } from '#web/lists/row-checkbox.tsx';
import { SelectAll } from '#web/lists/select-all.tsx';
import type { Selection } from '#web/lists/selection.ts';
import { EditAndDelete } from '#web/ui/edit-and-delete.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { CategoryRow } from './api.ts';
import classes from './category-cards.module.css';
import { categoryAdminMessages } from './messages/messages.ts';

interface CategoryCardsProps {
  categories: readonly CategoryRow[];
  selection: Selection;
  onEdit: (category: CategoryRow) => void;
  onDelete: (category: CategoryRow) => void;
}

/** Categories to choose, to change and to delete. */
export const CategoryCards = ({ categories, selection, ...act }: CategoryCardsProps) => (
  <>
    <SelectAll selection={selection} />
    <SimpleGrid cols={{ base: 1, xs: 2, xl: 3 }} spacing="sm">
      {categories.map((category) => (
        <CategoryCard
          key={category.id}
          category={category}
          selection={selection}
          onEdit={() => act.onEdit(category)}
          onDelete={() => act.onDelete(category)}
        />
      ))}
    </SimpleGrid>
  </>
);

interface CategoryCardProps {
  category: CategoryRow;
  selection: Selection;
  onEdit: () => void;
  onDelete: () => void;
}

function CategoryCard({ category, selection, onEdit, onDelete }: CategoryCardProps) {
  const m = useMessages(categoryAdminMessages);
  return (
    <Card
      component="article"
      padding="sm"
      className={classes.card}
      data-row={category.id}
      tabIndex={-1}
    >
      <div className={classes.words}>
        <Group gap="xs" wrap="nowrap">
          <RowCheckbox id={category.id} name={category.displayName} selection={selection} />
          <Title order={2} size="h4" dir="auto">
            {category.displayName}
          </Title>
        </Group>
        <Text size="sm" c="dimmed" ff="monospace">
          {category.name}
        </Text>
        {category.description && (
          <Text size="sm" mt="xs" lineClamp={3} dir="auto">
            {category.description}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed" data-figures>
        {m.facts({
          first: m.count.quizzes({ count: category.quizCount }),
          second: m.count.subCategories({ count: category.subCategories.length }),
        })}
      </Text>
      <Group gap="xs" mt="sm" className={classes.actions}>
        {category.quizCount > 0 && (
          <ButtonLink
            size="sm"
            variant="default"
            to="/admin"
            search={{ list: 'all', category: category.id }}
            aria-label={m.quizzesIn({ name: category.displayName })}
          >
            {m.quizzes}
          </ButtonLink>
        )}
        <EditAndDelete name={category.displayName} onEdit={onEdit} onDelete={onDelete} />
      </Group>
    </Card>
  );
}
