import type { components } from '../../../api/generated/schema.d.ts';
import { post } from '../../http/http-client.ts';

const API = '/api/console';

type Schemas = components['schemas'];
export type TitleFacts = Schemas['TitleVersions']['facts'];
export type PersonFacts = Schemas['PersonVersions']['facts'];

interface TitleSaved {
  status: number;
  title_id: number;
  slug: string;
  version: number;
}
interface PersonSaved {
  status: number;
  person_id: number;
  slug: string;
}

/** A title as the editor has seen it. */
interface Seen {
  id: number;
  version: number;
}
/** Two titles, by their numbers. */
interface Pair {
  first: number;
  second: number;
}
interface Revised {
  status: 1;
  version: number;
}

/** Titles and people, entered and revised. */
export const catalogueCommands = {
  addTitle: (facts: TitleFacts & { draft: boolean }, key: string) =>
    post<TitleSaved>(`${API}/titles`, { ...facts }, key),
  reviseTitle: (id: number, version: number, facts: TitleFacts) =>
    post<TitleSaved>(`${API}/titles/${id}/revise`, { ...facts, version }),
  withdrawTitle: (seen: Seen) => post<Revised>(`${API}/withdraw-title`, { ...seen }),
  restoreTitle: (seen: Seen) => post<Revised>(`${API}/restore-title`, { ...seen }),
  mergeTitles: (from: Seen, into: Seen) => post<Revised>(`${API}/merge-titles`, { from, into }),
  dismissDuplicate: (pair: Pair) => post<{ status: 1 }>(`${API}/duplicates/dismiss`, { ...pair }),
  restoreDuplicate: (pair: Pair) => post<{ status: 1 }>(`${API}/duplicates/restore`, { ...pair }),
  addPerson: (facts: Partial<PersonFacts> & Pick<PersonFacts, 'name'>, key: string) =>
    post<PersonSaved>(`${API}/people`, { ...facts }, key),
  revisePerson: (id: number, version: number, facts: PersonFacts) =>
    post<PersonSaved & { version: number }>(`${API}/people/revise`, { ...facts, id, version }),
};
export type CatalogueCommands = typeof catalogueCommands;
