import { en } from '../i18n/en.ts';

/** Why a line was refused: the key of a sentence, with what it speaks of, or the server's own text. */
export interface RefusalReason {
  /** As the file calls it. */
  field: string | null;
  key?: string;
  values?: Record<string, string>;
  text: string;
}

type Known = [pattern: RegExp, key: string];

/** What the server says of whole lines, and of fields beyond what it says of every form. */
const KNOWN: readonly Known[] = [
  [/^not valid UTF-8$/, 'not_utf8'],
  [/^longer than /, 'too_long'],
  [/^broken JSON\b/, 'not_json'],
  [/^not readable as CSV$/, 'not_csv'],
  [/^repeats line (?<line>\d+)$/, 'repeats'],
  [/^contains unreadable characters$/, 'unreadable'],
  [/^must be a short word$/, 'short_word'],
  [/^is not an ISO 3166-1 code$/, 'country'],
  [/^(?<name>.+) is not of this title$/, 'stranger'],
];

/** Why a whole file did not come to its end; of an archive as zlib says it. */
const ENDS: readonly Known[] = [
  [/^unexpected end of file$/, 'cut_short'],
  [/^(incorrect|invalid|unknown|too many) /, 'broken_archive'],
  [/^its file is not there$/, 'file_gone'],
  [/^its workers have died$/, 'workers_died'],
];

/** @returns the key of a sentence; null where the console has no words for it. */
export function endOf(error: string): string | null {
  const known = ENDS.find(([pattern]) => pattern.test(error));
  return known ? `parde.imports.ends.${known[1]}` : null;
}

/** @param reason as the server keeps it: `year: This number is too small; title: Please fill this in`. */
export function reasonsOf(reason: string): RefusalReason[] {
  const whole = sentence(reason);
  if (whole) return [{ field: null, text: reason, ...whole }];
  return reason.split(/; (?=[\w.]+: )/).map((part) => {
    const [, field = null, text = part] = /^([\w.]+): (.*)$/.exec(part) ?? [];
    return { field: field === 'line' ? null : field, text, ...sentence(text) };
  });
}

function sentence(text: string): { key: string; values?: Record<string, string> } | null {
  if (text in en.parde.server) return { key: `parde.server.${text}` };
  for (const [pattern, name] of KNOWN) {
    const found = pattern.exec(text);
    if (found) return { key: `parde.imports.reasons.${name}`, values: { ...found.groups } };
  }
  return null;
}
