/** The text with a full stop, unless it ends with a sign of its own. */
export const asSentence = (text: string): string =>
  /[.!?…。！？؟]$/.test(text) ? text : `${text}.`;
