import type { z } from 'zod';

/** What an issue tells of itself, as far as it is looked at here. */
type Issue = z.core.$ZodRawIssue;

const OTHERWISE = 'This value cannot be used here';
const KINDS: Record<string, string> = {
  string: 'Please enter a text',
  number: 'Please enter a number',
  nan: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please answer with yes or no',
};
const TOO_BIG: Record<string, string> = {
  string: 'This text is too long',
  array: 'These are too many',
  set: 'These are too many',
};
const TOO_SMALL: Record<string, string> = {
  string: 'This text is too short',
  array: 'These are too few',
  set: 'These are too few',
};
const OF_ANOTHER_KIND = new Set(['invalid_type', 'invalid_value']);

/** Where a schema has no words of its own: sentences that the front ends have in each language, none of the library's. */
export function inPeoplesWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Please fill this in';
      return KINDS[issue.expected] ?? OTHERWISE;
    case 'too_big':
      return TOO_BIG[issue.origin] ?? 'This number is too large';
    case 'too_small':
      if (issue.origin === 'string' && issue.input === '') return 'Please fill this in';
      return TOO_SMALL[issue.origin] ?? 'This number is too small';
    case 'invalid_format':
      return 'This does not have the right form';
    case 'invalid_value':
      return 'Please choose one of the offered values';
    case 'unrecognized_keys':
      return 'This is not asked for here';
    case 'invalid_union':
      return nearestOf(issue.errors) ?? otherwise(issue);
    default:
      return otherwise(issue);
  }
}

function otherwise(issue: Issue): string {
  return issue.input === undefined || issue.input === null ? 'Please fill this in' : OTHERWISE;
}

/** What is of the right kind for one of a union's choices, and still wrong, is told what that one says of it. */
function nearestOf(choices: z.core.$ZodIssue[][] = []): string | undefined {
  const near = choices.find((issues) =>
    issues.every(({ code, path }) => path.length === 0 && !OF_ANOTHER_KIND.has(code)),
  );
  return near?.[0]?.message;
}
