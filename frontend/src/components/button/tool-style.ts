/** For a large button that is not the main one: on a phone a row has several, each an icon over its word. */
export const TOOL =
  'max-md:flex-col max-md:gap-0.5 max-md:rounded-card max-md:bg-transparent max-md:px-1 max-md:text-xs max-md:font-medium';
