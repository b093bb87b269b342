import { shownName } from '#shared/kernel/public-name.ts';

/** The name by which an account is called on the screens of administrators. */
export const nameOf = ({
  displayName,
  username,
}: {
  displayName: string | null;
  username: string;
}) => shownName(displayName, username);
