import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import type { ConsolePlan } from '../api/types.ts';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { NameCell } from '../components/names/NameCell.tsx';
import { useName } from '../components/names/use-name.ts';
import { useAmounts } from '../components/payments/use-amounts.ts';
import { Tag } from '../components/tags/Tag.tsx';
import { useFormat } from '../format/use-format.ts';
import { NameSays } from './NameSays.tsx';

const Column = DataTable.Col<ConsolePlan>;

function Gives({ plan: { planId, size, name } }: { plan: ConsolePlan }) {
  const translate = useTranslate();
  const amounts = useAmounts();
  if (size === 0) return translate('parde.plans.nothing');
  return (
    <>
      {amounts.ofPlan(planId, size)}
      <NameSays planId={planId} size={size} names={[name.fa, name.en]} />
    </>
  );
}

/** @param first what makes the first one. */
export function PlansTable({ first }: { first: ReactNode }) {
  const translate = useTranslate();
  const format = useFormat();
  const amounts = useAmounts();
  const nameOf = useName();
  const word = (key: string) => translate(`parde.plans.${key}`);
  return (
    <DataTable empty={<NothingFound first={first} />}>
      <Column
        source="name"
        label="parde.plans.name"
        disableSort
        render={(plan) => (
          <>
            <NameCell to={`/plans/${plan.id}`} picture={null} {...nameOf(plan.name)} />
            <Box sx={{ display: { sm: 'none' }, fontSize: '0.75rem' }}>
              <Gives plan={plan} />
            </Box>
          </>
        )}
      />
      <Column
        source="planId"
        label="parde.plans.kind"
        render={({ planId }) => word(`kinds.${planId}`)}
        sx={shownFrom('sm')}
      />
      <Column
        source="size"
        label="parde.plans.size"
        sortByOrder="DESC"
        render={(plan) => <Gives plan={plan} />}
        sx={shownFrom('sm')}
      />
      <Column
        source="price"
        label="parde.plans.price"
        sortByOrder="DESC"
        render={({ price }) => amounts.rials(price)}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column
        source="active"
        label="parde.plans.active"
        disableSort
        render={({ active }) => <Tag tone={active ? 'good' : 'quiet'}>{word(`states.${active ? 'on' : 'off'}`)}</Tag>}
        width={140}
      />
      <Column
        source="sort"
        label="parde.plans.sort"
        render={({ sort }) => format.number(sort)}
        sx={shownFrom('md')}
        width={90}
      />
    </DataTable>
  );
}
