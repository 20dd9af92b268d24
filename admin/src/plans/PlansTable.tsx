import { DataTable, useTranslate } from 'react-admin';
import type { ConsolePlan } from '../api/types.ts';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { NameCell } from '../components/names/NameCell.tsx';
import { useName } from '../components/names/use-name.ts';
import { useAmounts } from '../components/payments/use-amounts.ts';
import { Tag } from '../components/Tag.tsx';
import { useFormat } from '../format/use-format.ts';

const Column = DataTable.Col<ConsolePlan>;

export function PlansTable() {
  const translate = useTranslate();
  const format = useFormat();
  const amounts = useAmounts();
  const nameOf = useName();
  const word = (key: string) => translate(`parde.plans.${key}`);
  return (
    <DataTable empty={<NothingFound />}>
      <Column
        source="name"
        label="parde.plans.name"
        disableSort
        render={({ id, name }) => <NameCell to={`/plans/${id}`} picture={null} {...nameOf(name)} />}
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
        render={({ planId, size }) => (size === 0 ? word('nothing') : amounts.ofPlan(planId, size))}
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
