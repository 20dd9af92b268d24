/**
 * A piece of a line that keeps its own direction and leaves that of its neighbours alone: where no element can stand around it, as in
 * an option. Without it the number of "4K-HDR · ۲٫۹ مگابایت" is torn from its unit.
 */
export const apart = (text: string) => `\u2068${text}\u2069`;
