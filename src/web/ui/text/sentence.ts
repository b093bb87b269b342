/** The text with a full stop, unless it ends with a punctuation mark. */
export const asSentence = (text: string): string =>
  /[.!?…。！？؟]$/.test(text) ? text : `${text}.`;
