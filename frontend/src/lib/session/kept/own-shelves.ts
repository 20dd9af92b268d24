/** What the home page has for a member alone, from top to bottom. */
export const OWN_SHELVES = ['watching', 'forYou'] as const;
export type OwnShelf = (typeof OWN_SHELVES)[number];
