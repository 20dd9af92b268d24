/** What a text has in place of what is put into it: `{{count}}` of the site, `%{count}` of the console, tags as `<b>`. */
const PLACEHOLDER = /\{\{[^}]*\}\}|%\{[^}]*\}|<\/?\w+>/g;

function placeholders(text: string): string {
  const names = (text.match(PLACEHOLDER) ?? []).map((found) => found.replace(/,[^}]*/, ''));
  return [...new Set(names)].sort().join(' ');
}

/** Whether a text has the same things put into it as the one whose place it takes. */
export function fillsTheSame(text: string, builtIn: string): boolean {
  return placeholders(text) === placeholders(builtIn);
}
