/** The roles that an account can have beyond a member's. */
export const roles = ['administrator'] as const;
