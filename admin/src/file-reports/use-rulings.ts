import { useDataProvider } from 'react-admin';
import type { CaseState, ConsoleFileReport } from '../api/types.ts';
import { useConflictWords } from '../components/queue/decisions/use-conflict-words.ts';
import { afterDecision, useQueueDecisions } from '../components/queue/decisions/use-queue-decisions.ts';
import type { CaseRulings, ConsoleDataProvider } from '../providers/data-provider.ts';

const STATES: readonly CaseState[] = ['open', 'mended', 'dismissed'];

/** Settles cases, or lets them wait again; taken back they are what they were before. */
export function useRulings() {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { tell } = useConflictWords<ConsoleFileReport>({
    resource: 'file-reports',
    some: 'parde.file_reports.conflicts',
    gone: 'parde.file_reports.gone',
    changed: (now, before) => `parde.file_reports.${now.reports > before.reports ? 'reported_again' : 'changed'}`,
    ruling: ({ state }) => (state === 'open' ? null : `parde.file_reports.tabs.${state}`),
    ruledBy: ({ settled_by: by }) => by,
  });
  return useQueueDecisions<ConsoleFileReport, CaseState, CaseRulings['conflicts'][number]>({
    decide: (cases, state) => provider.ruleFileReports([...cases], state),
    takeBack: (before) => takeBack(provider, before),
    tellConflicts: (conflicts, cases) => void tell(conflicts, cases),
    undone: 'parde.file_reports.undone',
  });
}

async function takeBack(provider: ConsoleDataProvider, before: readonly ConsoleFileReport[]): Promise<CaseRulings> {
  const outcomes: CaseRulings[] = [];
  for (const state of STATES) {
    const cases = before.filter((one) => one.state === state);
    if (cases.length > 0) outcomes.push(await provider.ruleFileReports(cases.map(afterDecision), state));
  }
  return {
    done: outcomes.flatMap(({ done }) => done),
    conflicts: outcomes.flatMap(({ conflicts }) => conflicts),
  };
}
