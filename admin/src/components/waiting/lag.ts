/** A few events are always on their way under load; a lag is worth a word from here on. */
export const LAG_WORTH_SAYING = 5;
