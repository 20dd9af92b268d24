import type { ConsoleRequest } from '../api/types.ts';
import { useConflictCount } from '../components/queue/use-conflict-count.ts';
import { afterDecision, useQueueDecisions } from '../components/queue/use-queue-decisions.ts';
import { type RequestAnswer, requestCommands } from '../providers/request-commands.ts';

/** Answers wishes, or takes answers back. */
export function useAnswers() {
  return useQueueDecisions<ConsoleRequest, RequestAnswer, unknown>({
    decide: requestCommands.answerRequests,
    takeBack: (before) => requestCommands.answerRequests(before.map(afterDecision), { state: 'open' }),
    isFinal: ({ state }) => state === 'open',
    tellConflicts: useConflictCount('parde.requests.conflicts'),
    undone: 'parde.requests.undone',
  });
}
