import Box from '@mui/material/Box';
import { DataTable, useTranslate } from 'react-admin';
import type { StatementEntry } from '../api/types.ts';
import { ReferenceSheet } from '../components/list/ReferenceSheet.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { Moment } from '../components/Moment.tsx';
import { ActorName } from '../components/names/ActorName.tsx';
import { useAmounts } from '../components/payments/use-amounts.ts';
import { QuietNote } from '../components/QuietNote.tsx';
import { DownloadedFilm } from './DownloadedFilm.tsx';
import { usePremiumWords } from './use-premium-words.ts';

const PER_PAGE = 10;
const Column = DataTable.Col<StatementEntry>;

function Change({ entry: { unit, amount } }: { entry: StatementEntry }) {
  const amounts = useAmounts();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 500 }}>
      {amounts.change(unit, amount)}
    </Box>
  );
}

function Reason({ entry: { reason, reference, note } }: { entry: StatementEntry }) {
  const translate = useTranslate();
  const downloadId = Number(/^download-(\d+)$/.exec(reference ?? '')?.[1]);
  return (
    <>
      {translate(`parde.users.statement.reasons.${reason}`)}
      {downloadId > 0 && <DownloadedFilm id={downloadId} />}
      {note && (
        <Box dir="auto" sx={{ color: 'var(--text-mid)', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {note}
        </Box>
      )}
    </>
  );
}

/** Every change of the user's days and bytes, for administrators. */
export function UserStatement({ userId }: { userId: number }) {
  const translate = useTranslate();
  const premium = usePremiumWords();
  const word = (key: string) => translate(`parde.users.statement.${key}`);
  return (
    <ReferenceSheet
      userId={userId}
      title={word('title')}
      lead={word('lead')}
      reference="statements"
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PER_PAGE}
    >
      <DataTable empty={<QuietNote>{word('none')}</QuietNote>}>
        <Column label="parde.users.statement.at" render={({ at }) => <Moment at={at} />} />
        <Column label="parde.users.statement.change" render={(entry) => <Change entry={entry} />} />
        <Column label="parde.users.statement.reason" render={(entry) => <Reason entry={entry} />} />
        <Column label="parde.users.statement.after" render={premium} sx={shownFrom('md')} />
        <Column
          label="parde.users.statement.by"
          render={({ actor, note }) => note && <ActorName actor={actor} />}
          sx={shownFrom('md')}
        />
      </DataTable>
    </ReferenceSheet>
  );
}
