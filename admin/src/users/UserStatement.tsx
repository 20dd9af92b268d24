import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import type { StatementEntry } from '../api/types';
import { ActorName } from '../components/ActorName';
import { Moment } from '../components/Moment';
import { QuietNote } from '../components/QuietNote';
import { type Column, RecordTable } from '../components/RecordTable';
import { SectionHead } from '../components/SectionHead';
import { useAmounts } from '../components/use-amounts';
import { usePremiumWords } from './use-premium-words';

const PER_PAGE = 10;

function useColumns(): readonly Column<StatementEntry>[] {
  const translate = useTranslate();
  const amounts = useAmounts();
  const premium = usePremiumWords();
  return useMemo(() => {
    const word = (key: string) => translate(`parde.users.statement.${key}`);
    const columns: Column<StatementEntry>[] = [
      { key: 'at', label: word('at'), cell: ({ at }) => <Moment at={at} /> },
      {
        key: 'change',
        label: word('change'),
        cell: ({ unit, amount }) => (
          <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 500 }}>
            {amounts.change(unit, amount)}
          </Box>
        ),
      },
      {
        key: 'reason',
        label: word('reason'),
        cell: ({ reason, note }) => (
          <>
            {word(`reasons.${reason}`)}
            {note && (
              <Box dir="auto" sx={{ color: 'var(--text-mid)', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
                {note}
              </Box>
            )}
          </>
        ),
      },
      { key: 'after', label: word('after'), cell: (entry) => premium(entry), from: 'md' },
      { key: 'by', label: word('by'), cell: ({ actor, note }) => note && <ActorName actor={actor} />, from: 'md' },
    ];
    return columns;
  }, [translate, amounts, premium]);
}

/** Every change of the user's days and bytes, for administrators. */
export function UserStatement({ userId }: { userId: number }) {
  const translate = useTranslate();
  const columns = useColumns();
  const word = (key: string) => translate(`parde.users.statement.${key}`);
  return (
    <ListBase
      resource="statements"
      filter={{ user_id: userId }}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PER_PAGE}
      disableSyncWithLocation
      storeKey={false}
    >
      <RecordTable
        columns={columns}
        opens={null}
        head={<SectionHead title={word('title')} lead={word('lead')} />}
        empty={<QuietNote>{word('none')}</QuietNote>}
      />
    </ListBase>
  );
}
