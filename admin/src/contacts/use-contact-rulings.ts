import type { ConsoleContact } from '../api/types.ts';
import { useConflictCount } from '../components/queue/use-conflict-count.ts';
import { afterDecision, useQueueDecisions } from '../components/queue/use-queue-decisions.ts';
import { type ContactDecision, contactCommands } from '../providers/contact-commands.ts';

/** Closes letters that need no answer, or lets them wait again. */
export function useContactRulings() {
  return useQueueDecisions<ConsoleContact, ContactDecision, unknown>({
    decide: contactCommands.ruleContacts,
    takeBack: (before) => contactCommands.ruleContacts(before.map(afterDecision), { state: 'open' }),
    isFinal: ({ state }) => state === 'open',
    tellConflicts: useConflictCount('parde.contacts.conflicts'),
    undone: 'parde.contacts.undone',
  });
}
