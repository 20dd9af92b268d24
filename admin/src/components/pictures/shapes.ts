/** In which a wide picture is shown: on the whole, and on screens that are higher than wide. */
export const WIDE_AND_TALL = [
  { width: 16, height: 9 },
  { width: 3, height: 4 },
] as const;
