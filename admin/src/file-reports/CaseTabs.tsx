import { CASE_TABS, fileReportsAddress } from '../components/addresses/file-reports-address.ts';
import { StateTabs } from '../components/queue/StateTabs.tsx';

export function CaseTabs() {
  return (
    <StateTabs
      title="parde.file_reports.title"
      words="parde.file_reports.tabs"
      states={CASE_TABS}
      waiting={{ open: 'file_reports' }}
      address={fileReportsAddress}
    />
  );
}
