import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CaseState } from '../api/types.ts';
import { CASE_TABS, fileReportsAddress } from '../components/addresses/file-reports-address.ts';
import { WaitingBadge } from '../components/WaitingBadge.tsx';

/** The three states of a case as links, so that each can be bookmarked and gone back to. */
export function CaseTabs() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const current: CaseState = filterValues['state'] ?? 'open';
  return (
    <Tabs value={current} component="nav" aria-label={translate('parde.file_reports.title')}>
      {CASE_TABS.map((state) => (
        <Tab
          key={state}
          value={state}
          component={Link}
          to={fileReportsAddress(state, filterValues)}
          label={translate(`parde.file_reports.tabs.${state}`)}
          iconPosition="end"
          icon={state === 'open' ? <WaitingBadge of="file_reports" /> : undefined}
        />
      ))}
    </Tabs>
  );
}
