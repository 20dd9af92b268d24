import type { components } from '../api/generated/schema.d.ts';
import { post } from './http-client.ts';

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

/** Titles and people, entered and revised. */
export const catalogueCommands = {
  addTitle: (facts: TitleFacts, key: string) => post<TitleSaved>(`${API}/titles`, { ...facts }, key),
  reviseTitle: (id: number, version: number, facts: TitleFacts) =>
    post<TitleSaved>(`${API}/titles/${id}/revise`, { ...facts, version }),
  addPerson: (facts: Partial<PersonFacts> & Pick<PersonFacts, 'name'>, key: string) =>
    post<PersonSaved>(`${API}/people`, { ...facts }, key),
  revisePerson: (id: number, version: number, facts: PersonFacts) =>
    post<PersonSaved & { version: number }>(`${API}/people/revise`, { ...facts, id, version }),
};
export type CatalogueCommands = typeof catalogueCommands;
