/**
 * The roles that an account can have beyond a member's, several at once. An administrator manages everything, an
 * author the own quizzes and their questions, a teacher the own classes.
 */
export const roles = ['administrator', 'author', 'teacher'] as const;
export type Role = (typeof roles)[number];

/** The columns of an account that store its roles. */
export interface RoleColumns {
  isAdmin: boolean;
  isAuthor: boolean;
  isTeacher: boolean;
}

export const rolesOf = ({ isAdmin, isAuthor, isTeacher }: RoleColumns): Role[] => {
  const has: Record<Role, boolean> = {
    administrator: isAdmin,
    author: isAuthor,
    teacher: isTeacher,
  };
  return roles.filter((role) => has[role]);
};

export const roleColumns = (chosen: readonly Role[]): RoleColumns => ({
  isAdmin: chosen.includes('administrator'),
  isAuthor: chosen.includes('author'),
  isTeacher: chosen.includes('teacher'),
});
