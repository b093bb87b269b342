import type { Person, World } from '../world.ts';

/** For whom and by whom rows are created. */
export interface Cast {
  world: World;
  owner: Person;
  admin: Person;
  /** Who makes quizzes. */
  author: Person;
  /** Who makes classes. */
  teacher: Person;
  /** Who is added to the teachers of such a class. */
  coTeacher?: Person | undefined;
}

/** A text that no other row has. */
export const fresh = () => crypto.randomUUID().slice(0, 8);
