/** The sections of the account page in its menu, as its address names them (PROF-01). */
export const menuSections = ['profile', 'email', 'security', 'export', 'delete'] as const;

/** All sections; the others are linked below the menu. */
export type ProfileSection = (typeof menuSections)[number] | 'achievements';
