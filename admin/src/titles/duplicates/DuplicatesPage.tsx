import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DataTable, SelectInput, useDataProvider, useListContext, useTranslate } from 'react-admin';
import type { ConsoleDuplicate } from '../../api/types.ts';
import { useButtonCommand } from '../../components/form/sending/use-button-command.ts';
import { useAfterwards } from '../../components/form/sending/use-command.ts';
import { ConsoleList } from '../../components/list/ConsoleList.tsx';
import { shownFrom } from '../../components/list/shown-from.ts';
import { StateMessage } from '../../components/page/StateMessage.tsx';
import { useFormat } from '../../format/use-format.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { TitleName } from '../TitleName.tsx';
import { TitleYears } from '../TitleYears.tsx';
import { MergeDialog } from './MergeDialog.tsx';

const Column = DataTable.Col<ConsoleDuplicate>;

const FILTERS = [
  <SelectInput
    key="dismissed"
    source="dismissed"
    label="parde.duplicates.shown"
    emptyText="parde.duplicates.waiting"
    choices={[{ id: 'yes', name: 'parde.duplicates.dismissed' }]}
    format={(dismissed) => (dismissed ? 'yes' : '')}
    parse={(chosen) => chosen === 'yes' || null}
    alwaysOn
  />,
];

function PairActs({ pair: { titles } }: { pair: ConsoleDuplicate }) {
  const { filterValues } = useListContext();
  const [first, second] = titles;
  if (!first || !second) return null;
  const pair = [first, second] as const;
  return filterValues['dismissed'] ? <RestoreButton titles={pair} /> : <CompareButton titles={pair} />;
}

type Pair = Parameters<typeof MergeDialog>[0]['titles'];

function RestoreButton({ titles: [first, second] }: { titles: Pair }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(() => undefined);
  const { busy, press } = useButtonCommand({
    body: { first: first.id, second: second.id },
    send: (pair) => provider.restoreDuplicate(pair),
    onDone: () => finish('parde.duplicates.restored'),
  });
  return (
    <Button variant="outlined" size="small" disabled={busy} onClick={press}>
      {translate('parde.duplicates.restore')}
    </Button>
  );
}

function CompareButton({ titles }: { titles: Pair }) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {translate('parde.duplicates.open')}
      </Button>
      {asking && <MergeDialog titles={titles} dismissable onClose={() => setAsking(false)} />}
    </>
  );
}

/** What is shown is chosen in a field of filters, but both are lists of their own: nothing is narrowed. */
function NoDuplicates() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const dismissed = Boolean(filterValues['dismissed']);
  return (
    <StateMessage
      drawing={dismissed ? 'nothing' : 'done'}
      title={translate(dismissed ? 'parde.duplicates.none_dismissed' : 'parde.duplicates.none')}
    />
  );
}

/** Titles that may be the same, the surest first; and those that are known to be two films. */
export function DuplicatesPage() {
  const format = useFormat();
  return (
    <ConsoleList
      title="parde.nav.duplicates"
      filters={FILTERS}
      sort={{ field: 'shared_people', order: 'DESC' }}
      // Every visit starts with what is to be looked at.
      storeKey={false}
      exporter={false}
    >
      <DataTable bulkActionButtons={false} rowClick={false} empty={<NoDuplicates />}>
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
        <Column
          source="merge"
          label="parde.duplicates.acts"
          disableSort
          render={(pair) => <PairActs pair={pair} />}
          width={150}
        />
      </DataTable>
    </ConsoleList>
  );
}
