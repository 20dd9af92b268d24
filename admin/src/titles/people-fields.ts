/** Facts of a title that hold people by their numbers. */
export const PEOPLE_FIELDS = ['directors', 'writers', 'cast'];
