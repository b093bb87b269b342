import type { QuizRow } from '../api.ts';

/** Where a quiz is, or is moved to. */
export type Placement = Pick<QuizRow, 'categoryId' | 'subCategoryId'>;

type MovedQuiz = Placement & Pick<QuizRow, 'id' | 'title' | 'categoryName' | 'subCategoryName'>;

/** The quizzes that come from one category. */
interface MovedFrom {
  from: Pick<QuizRow, 'categoryName' | 'subCategoryName'>;
  quizzes: MovedQuiz[];
}

/** What a move changes: the quizzes by the category that they leave, and those that are there already. */
export function movePreview(quizzes: readonly MovedQuiz[], target: Placement) {
  const isThere = (quiz: MovedQuiz) =>
    quiz.categoryId === target.categoryId && quiz.subCategoryId === target.subCategoryId;
  const groups = Map.groupBy(
    quizzes.filter((quiz) => !isThere(quiz)),
    ({ categoryId, subCategoryId }) => `${categoryId} ${subCategoryId}`,
  );
  const moved = [...groups.values()].flatMap((group): MovedFrom[] => {
    const [first] = group;
    return first ? [{ from: first, quizzes: group }] : [];
  });
  return { moved, skipped: quizzes.filter(isThere) };
}
