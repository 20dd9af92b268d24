import { tabStorage } from '../../lib/storage/storage.ts';

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

const keyOf = ({ name }: FormDraft) => `parde.draft.${name}`;

/** @returns of the draft's fields those that were kept, in the kind that the form begins with. */
export function readFormDraft(draft: FormDraft, initial: Values): Values {
  const kept = stored(draft);
  const known = draft.fields.filter((field) => typeof kept[field] === typeof initial[field]);
  return Object.fromEntries(known.map((field) => [field, kept[field]]));
}

/** What is as the form began forgets the draft. Where storage is forbidden or full, the text lives on in the page alone. */
export function writeFormDraft(draft: FormDraft, values: Values, initial: Values): void {
  const written = draft.fields.some((field) => values[field] !== initial[field]);
  const kept = Object.fromEntries(draft.fields.map((field) => [field, values[field]]));
  if (written) tabStorage.setItem(keyOf(draft), JSON.stringify(kept));
  else forgetFormDraft(draft);
}

export function forgetFormDraft(draft: FormDraft): void {
  tabStorage.removeItem(keyOf(draft));
}

function stored(draft: FormDraft): Values {
  try {
    return JSON.parse(tabStorage.getItem(keyOf(draft)) ?? '{}');
  } catch {
    return {};
  }
}
