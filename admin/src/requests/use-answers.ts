import type { ConsoleRequest } from '../api/types.ts';
import { useQueueDecisions } from '../components/queue/use-queue-decisions.ts';
import { type RequestAnswer, requestCommands } from '../providers/request-commands.ts';

const BACK: RequestAnswer = { state: 'open' };

/** Answers wishes, or takes answers back. */
export function useAnswers() {
  return useQueueDecisions<ConsoleRequest, RequestAnswer>({
    resource: 'requests',
    conflicts: 'parde.requests.conflicts',
    decide: requestCommands.answerRequests,
    back: BACK,
  });
}
