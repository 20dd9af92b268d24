import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SelectInput, usePermissions, useTranslate } from 'react-admin';
import type { Role, WaitingRow, WorkKind } from '../api/types.ts';
import { Key } from '../components/Key.tsx';
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

const KEYS = [
  ['next', 'J'],
  ['previous', 'K'],
  ['take_up', 'O'],
] as const;

/** What the list is about, and the keys by which it is gone through. */
function Lead() {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
        {translate('parde.waiting.lead')}
      </Typography>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1.5, marginBlockStart: 1, fontSize: '0.75rem' }}>
        {KEYS.map(([action, key]) => (
          <span key={action}>
            <Key>{key}</Key> {translate(`parde.waiting.${action}`)}
          </span>
        ))}
      </Box>
    </>
  );
}

/** All that waits for staff in one list, what waits longest first, with who is at it. */
export function WaitingPage() {
  const { permissions } = usePermissions<Role>();
  const kinds = KINDS.filter((kind) => kind !== 'payments' || permissions === 'admin');
  return (
    <ConsoleList<WaitingRow>
      title="parde.nav.waiting"
      width={WIDTH}
      lead={<Lead />}
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
