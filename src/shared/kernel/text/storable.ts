/** Whether a database column can store the text: without null characters and halves of a surrogate pair. */
export const storable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
