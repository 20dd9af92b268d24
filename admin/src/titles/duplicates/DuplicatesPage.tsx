import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import type { ConsoleDuplicate } from '../../api/types.ts';
import { ConsoleList } from '../../components/list/ConsoleList.tsx';
import { NothingFound } from '../../components/list/NothingFound.tsx';
import { shownFrom } from '../../components/list/shown-from.ts';
import { useFormat } from '../../format/use-format.ts';
import { TitleName } from '../TitleName.tsx';
import { TitleYears } from '../TitleYears.tsx';
import { MergeDialog } from './MergeDialog.tsx';

const Column = DataTable.Col<ConsoleDuplicate>;

function MergeButton({ pair: { titles } }: { pair: ConsoleDuplicate }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const [first, second] = titles;
  if (!first || !second) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {translate('parde.duplicates.open')}
      </Button>
      {asking && <MergeDialog titles={[first, second]} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Titles that may be the same, the surest first. */
export function DuplicatesPage() {
  const format = useFormat();
  return (
    <ConsoleList title="parde.nav.duplicates" sort={{ field: 'shared_people', order: 'DESC' }} exporter={false}>
      <DataTable bulkActionButtons={false} rowClick={false} empty={<NothingFound />}>
        <Column
          source="first"
          label="parde.duplicates.first"
          disableSort
          render={({ titles: [title] }) => title && <TitleName title={title} />}
        />
        <Column
          source="second"
          label="parde.duplicates.second"
          disableSort
          render={({ titles: [, title] }) => title && <TitleName title={title} />}
        />
        <Column
          source="year"
          label="parde.titles.year"
          disableSort
          render={({ titles }) =>
            titles.map((title) => (
              <Box key={title.id}>
                <TitleYears title={title} />
              </Box>
            ))
          }
          sx={shownFrom('md')}
          width={110}
        />
        <Column
          source="shared_people"
          label="parde.duplicates.shared"
          sortByOrder="DESC"
          render={({ shared_people }) => format.number(shared_people)}
          sx={shownFrom('sm')}
          width={140}
        />
        <Column source="merge" label={false} disableSort render={(pair) => <MergeButton pair={pair} />} width={130} />
      </DataTable>
    </ConsoleList>
  );
}
