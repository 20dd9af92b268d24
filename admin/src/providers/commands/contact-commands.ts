import type { components } from '../../api/generated/schema.d.ts';
import type { ConsoleContact } from '../../api/types.ts';
import { post } from '../http/http-client.ts';

const API = '/api/console/contacts';

/** A letter as the moderator has seen it. */
type SeenContact = Pick<ConsoleContact, 'id' | 'version'>;
export type ContactRulings = Pick<components['schemas']['ContactRulings'], 'done' | 'conflicts'>;

export interface ContactDecision {
  state: 'open' | 'closed';
}

/** What staff does about letters. */
export const contactCommands = {
  answerContact: ({ id, version }: SeenContact, body: string, key: string): Promise<{ version: number }> =>
    post(`${API}/answer`, { id, version, form: { body } }, key),
  ruleContacts: (contacts: readonly SeenContact[], { state }: ContactDecision): Promise<ContactRulings> =>
    post(`${API}/${state === 'closed' ? 'close' : 'reopen'}`, {
      contacts: contacts.map(({ id, version }) => ({ id, version })),
    }),
};
export type ContactCommands = typeof contactCommands;
