import { createAttempts } from './stage/attempts.ts';
import { type Cast, fresh } from './stage/cast.ts';
import { createClasses } from './stage/classes.ts';
import { createContent } from './stage/content.ts';
import { createLinks } from './stage/links.ts';
import { createOpinions } from './stage/opinions.ts';
import { createPeople } from './stage/people.ts';
import type { World } from './world.ts';

type Chosen = Pick<Cast, 'owner' | 'admin'> &
  Partial<Pick<Cast, 'author' | 'teacher' | 'coTeacher'>>;

/**
 * Rows of every kind for trying a call, each created on request.
 * @param chosen the administrator makes quizzes and classes, unless others are given
 */
export function createStage(world: World, chosen: Chosen) {
  const { admin } = chosen;
  const cast: Cast = { author: admin, teacher: admin, ...chosen, world };
  const content = createContent(cast);
  const attempts = createAttempts(cast, content);
  return {
    fresh,
    ownerId: cast.owner.id,
    coTeacherId: cast.coTeacher?.id ?? 0,
    coTeacherName: cast.coTeacher?.username ?? '',
    ...content,
    ...attempts,
    ...createLinks(cast, content),
    ...createClasses(cast, content),
    ...createOpinions(cast, content, attempts),
    ...createPeople(cast),
  };
}

export type Stage = ReturnType<typeof createStage>;
