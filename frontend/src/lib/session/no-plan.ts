/** The current plan of whoever has none (specification §4). */
export const NO_PLAN = 3;
