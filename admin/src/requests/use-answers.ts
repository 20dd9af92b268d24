import { useDataProvider } from 'react-admin';
import type { ConsoleRequest } from '../api/types.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';
import { useConflictWords } from '../components/queue/decisions/use-conflict-words.ts';
import { afterDecision, useQueueDecisions } from '../components/queue/decisions/use-queue-decisions.ts';
import type { RequestAnswer, RequestRulings } from '../providers/commands/request-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

/** @returns what is wrong with it; it can be mended and given again. */
export type GiveAnswer = (answer: RequestAnswer) => Promise<FormErrors | undefined>;

/** Answers wishes, or takes answers back. */
export function useAnswers() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { tell } = useConflictWords<ConsoleRequest>({
    resource: 'requests',
    some: 'parde.requests.conflicts',
    gone: 'parde.requests.gone',
    changed: () => 'parde.requests.changed',
    ruling: ({ state }) => (state === 'open' ? null : `parde.requests.tabs.${state}`),
    ruledBy: ({ answered_by: by }) => by,
  });
  return useQueueDecisions<ConsoleRequest, RequestAnswer, RequestRulings['conflicts'][number]>({
    decide: provider.answerRequests,
    takeBack: (before) => provider.answerRequests(before.map(afterDecision), { state: 'open' }),
    isFinal: ({ state }) => state === 'open',
    tellConflicts: (conflicts, requests) => void tell(conflicts, requests),
    undone: 'parde.requests.undone',
  });
}
