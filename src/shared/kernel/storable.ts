/** Text without what no database column can store: the null character and halves of a pair. */
export const storable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
