import { useDataProvider } from 'react-admin';
import type { ConsoleContact } from '../api/types.ts';
import { useConflictWords } from '../components/queue/decisions/use-conflict-words.ts';
import { afterDecision, useQueueDecisions } from '../components/queue/decisions/use-queue-decisions.ts';
import type { ContactDecision, ContactRulings } from '../providers/commands/contact-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

/** Closes letters that need no answer, or lets them wait again. */
export function useContactRulings() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { tell } = useConflictWords<ConsoleContact>({
    resource: 'contacts',
    some: 'parde.contacts.conflicts',
    gone: 'parde.contacts.gone',
    changed: (now, before) =>
      `parde.contacts.${now.messages.length > before.messages.length ? 'written_again' : 'changed'}`,
    ruling: ({ state }) => (state === 'open' ? null : `parde.contacts.tabs.${state}`),
    ruledBy: ({ state, messages }) => (state === 'answered' ? (messages.at(-1)?.author ?? null) : null),
  });
  return useQueueDecisions<ConsoleContact, ContactDecision, ContactRulings['conflicts'][number]>({
    decide: provider.ruleContacts,
    takeBack: (before) => provider.ruleContacts(before.map(afterDecision), { state: 'open' }),
    isFinal: ({ state }) => state === 'open',
    tellConflicts: (conflicts, contacts) => void tell(conflicts, contacts),
    undone: 'parde.contacts.undone',
  });
}
