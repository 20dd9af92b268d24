import { readDraftOf, writeDraftOf } from '../../lib/session/kept/drafts.ts';
import { fieldsOf } from '../../lib/storage/fields-of.ts';

/** What is being written in a form. It survives an error, a reload, a look at another page and a log-in, and ends with the tab. */
export interface FormDraft<Name extends string = string> {
  /** Of its own for each thing that is written about. */
  name: string;
  /** Texts and choices. Never a password or a code. */
  fields: readonly Name[];
  /** Sending the form is not the end of it: whoever ends it forgets the draft. */
  outlivesSending?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** @returns of the draft's fields those that were kept, in the kind that the form begins with. */
export function readFormDraft(draft: FormDraft, initial: Values): Values {
  const kept = fieldsOf(readDraftOf(draft.name));
  const known = draft.fields.filter((field) => field in kept && sameKind(kept[field], initial[field]));
  return Object.fromEntries(known.map((field) => [field, kept[field]]));
}

/** What is as the form began forgets the draft. Where storage is forbidden or full, the text lives on in the page alone. */
export function writeFormDraft(draft: FormDraft, values: Values, initial: Values): void {
  const written = draft.fields.some((field) => values[field] !== initial[field]);
  const kept = Object.fromEntries(draft.fields.map((field) => [field, values[field]]));
  if (written) writeDraftOf(draft.name, JSON.stringify(kept));
  else forgetFormDraft(draft);
}

export function forgetFormDraft(draft: FormDraft): void {
  writeDraftOf(draft.name, null);
}

/** A field that begins as null holds nothing yet, and may hold anything. */
function sameKind(kept: unknown, initial: unknown): boolean {
  return initial === null || typeof kept === typeof initial;
}
