import { Skeleton, Text } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import type { useCategoryContents } from './api.ts';
import classes from './category-contents.module.css';
import { categoryAdminMessages } from './messages/messages.ts';

/** What would be deleted with a category, once it is known. */
export function CategoryContents({
  contents,
}: {
  contents: ReturnType<typeof useCategoryContents>;
}) {
  const m = useMessages(categoryAdminMessages).deletion;
  return (
    <>
      {contents.isLoading && <Skeleton h={72} />}
      {contents.error && (
        <FailureAlert
          title={m.lookUpFailed}
          error={contents.error}
          onRetry={() => void contents.refetch()}
        />
      )}
      {contents.data && <Counts {...contents.data} />}
    </>
  );
}

interface CountsProps {
  subCategories: number;
  quizzes: number;
  questions: number;
  quizzesTaken: number;
  series: number;
}

function Counts({ subCategories, quizzes, questions, quizzesTaken, series }: CountsProps) {
  const m = useMessages(categoryAdminMessages);
  if (subCategories + quizzes + series === 0) return <Text>{m.deletion.nothingInIt}</Text>;
  return (
    <div>
      <ul className={classes.contents} data-marks>
        {subCategories > 0 && <li>{m.count.subCategories({ count: subCategories })}</li>}
        {quizzes > 0 && (
          <li>
            {m.deletion.quizzesWithQuestions({
              quizzes: m.count.quizzes({ count: quizzes }),
              questions: m.count.questions({ count: questions }),
            })}
          </li>
        )}
        {series > 0 && <li>{m.deletion.series({ count: series })}</li>}
      </ul>
      {quizzesTaken > 0 && (
        <Text size="sm" c="dimmed">
          {quizzesTaken === quizzes
            ? m.deletion.allTaken
            : m.deletion.someTaken({ count: quizzesTaken })}
        </Text>
      )}
    </div>
  );
}
