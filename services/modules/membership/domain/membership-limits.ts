/** Days that can be given or sold at once. */
export const MAX_DAYS = 3_650;
export const TOO_MANY_DAYS = 'At most ten years at once';
/** Ten tebibytes. */
export const MAX_BYTES = 10 * 1024 ** 4;
