import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useTranslate } from 'react-admin';
import type { ConsoleTitle, ConsoleTitlePage } from '../../api/types.ts';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import { TitleName } from '../TitleName.tsx';
import { type ComparedFact, useComparedFacts } from './compared-facts.ts';

const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  // A phone has room for the two only; what they are compared in stands above them.
  gridTemplateColumns: { xs: '1fr 1fr', sm: '150px 1fr 1fr' },
  paddingBlock: 1,
  paddingInline: 1.5,
  borderBlockEnd: '1px solid var(--hairline)',
} as const;

/** Two titles beside each other, with a mark at what they differ in. */
export function CompareTitles({ titles: [one, other] }: { titles: readonly [ConsoleTitle, ConsoleTitle] }) {
  const translate = useTranslate();
  const compared = useComparedFacts();
  const first = useGetOne<ConsoleTitlePage>('titles', { id: one.id });
  const second = useGetOne<ConsoleTitlePage>('titles', { id: other.id });
  const error = first.error ?? second.error;
  if (error) {
    const retry = () => {
      void first.refetch();
      void second.refetch();
    };
    return <LoadFailure error={error} onRetry={retry} />;
  }
  if (!first.data || !second.data) return <Skeleton variant="rounded" height={280} />;
  return (
    <Box role="table" aria-label={translate('parde.duplicates.compared')} sx={{ width: '100%' }}>
      <Box role="row" sx={ROW}>
        <Box
          role="columnheader"
          sx={{
            display: { xs: 'none', sm: 'block' },
            color: 'var(--text-low)',
            fontSize: '0.8125rem',
            alignSelf: 'end',
          }}
        >
          {translate('parde.duplicates.fact')}
        </Box>
        {[one, other].map((title) => (
          <Box key={title.id} role="columnheader" sx={{ minWidth: 0, fontWeight: 400 }}>
            <TitleName title={title} />
          </Box>
        ))}
      </Box>
      {compared(first.data, second.data).map((fact) => (
        <FactRow key={fact.label} fact={fact} />
      ))}
    </Box>
  );
}

function FactRow({ fact: { label, values, differs } }: { fact: ComparedFact }) {
  const translate = useTranslate();
  return (
    <Box
      role="row"
      data-differs={differs}
      sx={{ ...ROW, fontSize: '0.8125rem', backgroundColor: differs ? 'var(--accent-wash)' : 'transparent' }}
    >
      <Box
        role="rowheader"
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, color: 'var(--text-mid)', fontWeight: differs ? 700 : 400 }}
      >
        {translate(label)}
        {differs && (
          <Box component="span" sx={{ fontSize: '0.6875rem', color: 'var(--accent-text)' }}>
            {' '}
            · {translate('parde.duplicates.differs')}
          </Box>
        )}
      </Box>
      {values.map((value, place) => (
        <Box key={place} role="cell" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>{value || '—'}</bdi>
        </Box>
      ))}
    </Box>
  );
}
