import Typography from '@mui/material/Typography';
import { SelectInput, usePermissions, useTranslate } from 'react-admin';
import type { Role, WaitingRow, WorkKind } from '../api/types.ts';
import { ConsoleList } from '../components/list/ConsoleList.tsx';
import { WaitingList } from './WaitingList.tsx';

const REFRESH_INTERVAL_MS = 10_000;
const WIDTH = 1120;
const KINDS: readonly WorkKind[] = [
  'comments',
  'comment_reports',
  'file_reports',
  'requests',
  'contacts',
  'subtitles',
  'avatars',
  'translations',
  'payments',
];

/** All that waits for staff in one list, what waits longest first, with who is at it. */
export function WaitingPage() {
  const translate = useTranslate();
  const { permissions } = usePermissions<Role>();
  const kinds = KINDS.filter((kind) => kind !== 'payments' || permissions === 'admin');
  return (
    <ConsoleList<WaitingRow>
      title="parde.nav.waiting"
      width={WIDTH}
      lead={
        <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
          {translate('parde.waiting.lead')}
        </Typography>
      }
      filters={[
        <SelectInput
          key="kind"
          source="kind"
          label="parde.waiting.kind"
          emptyText="parde.waiting.every_kind"
          choices={kinds.map((kind) => ({ id: kind, name: `parde.waiting.kinds.${kind}` }))}
          alwaysOn
        />,
      ]}
      tools={false}
      sort={{ field: 'since', order: 'ASC' }}
      storeKey={false}
      exporter={false}
      queryOptions={{ refetchInterval: REFRESH_INTERVAL_MS }}
    >
      <WaitingList />
    </ConsoleList>
  );
}
