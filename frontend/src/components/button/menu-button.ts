/** The round buttons of a member in the header. */
export const MENU_BUTTON =
  'tap relative inline-flex items-center justify-center rounded-full text-mid transition-colors hover:bg-high/8 hover:text-high';
