import type { ConsoleContact } from '../api/types.ts';
import { useQueueDecisions } from '../components/queue/use-queue-decisions.ts';
import { type ContactDecision, contactCommands } from '../providers/contact-commands.ts';

const BACK: ContactDecision = { state: 'open' };

/** Closes letters that need no answer, or lets them wait again. */
export function useContactRulings() {
  return useQueueDecisions<ConsoleContact, ContactDecision>({
    resource: 'contacts',
    conflicts: 'parde.contacts.conflicts',
    decide: contactCommands.ruleContacts,
    back: BACK,
  });
}
