import type { ConsoleComment } from '../../api/types.ts';
import { afterDecision } from '../../components/queue/decisions/use-queue-decisions.ts';
import type { CommentRefusal, ConsoleDataProvider, DecisionOutcome } from '../../providers/data-provider.ts';

type Commands = Pick<ConsoleDataProvider, 'approveComments' | 'refuseComments' | 'putBackComments'>;

/**
 * Brings comments back to where they stood before a decision.
 * @param before the comments as they were.
 */
export async function takeBack(commands: Commands, before: readonly ConsoleComment[]): Promise<DecisionOutcome> {
  const of = (status: ConsoleComment['status']) => before.filter((comment) => comment.status === status);
  const [waiting, approved] = [of('pending'), of('approved')];
  const outcomes: DecisionOutcome[] = [];
  if (waiting.length > 0) outcomes.push(await commands.putBackComments(waiting.map(afterDecision)));
  if (approved.length > 0) outcomes.push(await commands.approveComments(approved.map(afterDecision)));
  // Each was refused for a reason of its own.
  for (const comment of of('refused')) {
    outcomes.push(await commands.refuseComments([afterDecision(comment)], whyOf(comment)));
  }
  return {
    done: outcomes.flatMap(({ done }) => done),
    conflicts: outcomes.flatMap(({ conflicts }) => conflicts),
  };
}

function whyOf({ refusal, reason }: ConsoleComment): CommentRefusal {
  return { ...(refusal && { refusal }), ...(reason && { reason }) };
}
