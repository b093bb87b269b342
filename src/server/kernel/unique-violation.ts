/** Whether the database refused a row because another holds the same name: somebody was faster. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
