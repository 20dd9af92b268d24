import { caseOrder } from '../components/addresses/file-reports-address.ts';
import { MemberChip } from '../components/list/filters/MemberChip.tsx';
import { QueuePage } from '../components/queue/QueuePage.tsx';
import { CaseTabs } from './CaseTabs.tsx';
import { FileReportQueue } from './FileReportQueue.tsx';

/** Files that people say are broken, each with everybody who says so. */
export function FileReportsPage() {
  return (
    <QueuePage
      title="parde.file_reports.title"
      tabs={<CaseTabs />}
      tools={<MemberChip />}
      field="state"
      first="open"
      sort={caseOrder('open')}
      Queue={FileReportQueue}
    />
  );
}
