import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleComment } from '../../api/types.ts';
import { useConflictWords } from '../../components/queue/decisions/use-conflict-words.ts';
import { useQueueDecisions } from '../../components/queue/decisions/use-queue-decisions.ts';
import type { CommentRefusal, ConsoleDataProvider, DecisionOutcome } from '../../providers/data-provider.ts';
import { takeBack } from './way-back.ts';

/** `left`: a reported comment stays as it is. */
export type Verdict = 'approved' | 'refused' | 'left';

interface Decision {
  verdict: Verdict;
  why?: CommentRefusal | undefined;
}

function send(provider: ConsoleDataProvider, comments: ConsoleComment[], { verdict, why }: Decision) {
  if (verdict === 'left') return provider.dismissReports(comments);
  return verdict === 'approved' ? provider.approveComments(comments) : provider.refuseComments(comments, why);
}

/** Decides comments; what was decided last can be taken back, but for reports that were settled. */
export function useDecisions() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const { warn, tell } = useConflictWords<ConsoleComment>({
    resource: 'comments',
    some: 'parde.decided.conflicts',
    gone: 'parde.decided.gone',
    changed: () => 'parde.decided.changed',
    ruling: ({ status }) => (status === 'pending' ? null : `parde.comments.status.${status}`),
    ruledBy: ({ decided_by: by }) => by,
  });
  /** Who settled the reports of a comment that stays is not known: its status was decided long before. */
  const tellConflicts = (
    conflicts: DecisionOutcome['conflicts'],
    rows: readonly ConsoleComment[],
    reports: boolean,
  ) => {
    const settled = reports && rows.length === 1 && conflicts[0]?.code === 'already_decided';
    void (settled ? warn('parde.decided.reports_settled') : tell(conflicts, rows));
  };
  const { rule, ...queue } = useQueueDecisions<ConsoleComment, Decision, DecisionOutcome['conflicts'][number]>({
    decide: (comments, decision) => send(provider, [...comments], decision),
    takeBack: (before) => takeBack(provider, before),
    isFinal: ({ verdict }) => verdict === 'left',
    tellConflicts: (conflicts, rows, decision) => tellConflicts(conflicts, rows, decision?.verdict === 'left'),
    undone: 'parde.decided.undone',
  });
  const decide: typeof rule = async (comments, decision, onFailure) => {
    const done = await rule(comments, decision, onFailure);
    if (decision.verdict === 'left' && done.length > 0) {
      notify('parde.decided.left', { type: 'success', messageArgs: { smart_count: done.length } });
    }
    return done;
  };
  return { ...queue, decide };
}
