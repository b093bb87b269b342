/** The sections of the account page, as its address names them. */
export const profileSections = [
  'profile',
  'achievements',
  'email',
  'security',
  'export',
  'delete',
] as const;
export type ProfileSection = (typeof profileSections)[number];
