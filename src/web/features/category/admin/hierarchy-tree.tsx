import { Badge, Skeleton, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { PageButtons } from '#web/ui/page-buttons.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { type CategoryRow, useCategoryQuizzes } from './api.ts';
import classes from './hierarchy-tree.module.css';
import { categoryAdminMessages } from './messages/messages.ts';

/** Category, sub-category, quiz. Quizzes are fetched when their category is opened, a page at a time. */
export function HierarchyTree({ categories }: { categories: readonly CategoryRow[] }) {
  const m = useMessages(categoryAdminMessages);
  return (
    <ul className={classes.tree} aria-label={m.tree}>
      {categories.map((category) => (
        <CategoryNode key={category.id} category={category} />
      ))}
    </ul>
  );
}

function CategoryNode({ category }: { category: CategoryRow }) {
  const m = useMessages(categoryAdminMessages);
  const { subCategories, unsorted } = category;
  return (
    <Branch
      name={category.displayName}
      facts={m.threeFacts({
        first: m.count.subCategories({ count: subCategories.length }),
        second: m.count.quizzes({ count: category.quizCount }),
        third: m.count.questions({ count: category.questionCount }),
      })}
    >
      <ul className={classes.children}>
        {subCategories.map((subCategory) => (
          <Branch
            key={subCategory.id}
            name={subCategory.displayName}
            facts={contentsOf(m, subCategory)}
            muted={subCategory.status === 'archived'}
          >
            <CategoryQuizzes filter={{ subCategoryId: subCategory.id }} />
          </Branch>
        ))}
        {unsorted.quizCount > 0 && (
          <Branch name={m.inNone} facts={contentsOf(m, unsorted)} muted>
            <CategoryQuizzes filter={{ categoryId: category.id, unsorted: true }} />
          </Branch>
        )}
        {subCategories.length === 0 && unsorted.quizCount === 0 && (
          <li className={classes.nothing}>{m.nothingInIt}</li>
        )}
      </ul>
    </Branch>
  );
}

const contentsOf = (
  m: MessagesOf<typeof categoryAdminMessages>,
  { quizCount, questionCount }: { quizCount: number; questionCount: number },
) =>
  m.facts({
    first: m.count.quizzes({ count: quizCount }),
    second: m.count.questions({ count: questionCount }),
  });

interface BranchProps {
  name: string;
  facts: string;
  muted?: boolean;
  children: ReactNode;
}

function Branch({ name, facts, muted = false, children }: BranchProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={classes.branch}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        data-muted={muted || undefined}
        onClick={() => setOpened(!opened)}
      >
        <IconChevronRight className={classes.chevron} size={18} aria-hidden />
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.facts} data-figures>
          {facts}
        </span>
      </button>
      {opened && <div id={id}>{children}</div>}
    </li>
  );
}

function CategoryQuizzes({ filter }: { filter: Parameters<typeof useCategoryQuizzes>[0] }) {
  const m = useMessages(categoryAdminMessages);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCategoryQuizzes({ ...filter, page });
  if (error)
    return <FailureAlert title={m.quizzesFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h={36} className={classes.children} />;
  if (data.total === 0) return <Text className={classes.nothing}>{m.noQuizzesInIt}</Text>;
  return (
    <>
      <ul className={classes.children}>
        {data.items.map((quiz) => (
          <li key={quiz.id} className={classes.quiz}>
            <TextLink
              to="/admin/edit-quiz/$id"
              params={{ id: String(quiz.id) }}
              underline="hover"
              dir="auto"
            >
              {quiz.title}
            </TextLink>
            {quiz.status !== 'active' && (
              <Badge size="sm" color="gray">
                {m.draft}
              </Badge>
            )}
            <span className={classes.facts} data-figures>
              {m.count.questions({ count: quiz.totalQuestions })}
            </span>
          </li>
        ))}
      </ul>
      <PageButtons size="sm" className={classes.children} of={data} onPage={setPage} />
    </>
  );
}
