import { ListBase, useTranslate } from 'react-admin';
import { ListFrame } from '../components/ListFrame';
import { RecordTable } from '../components/RecordTable';
import { TitleFilters } from './TitleFilters';
import { useTitleColumns } from './use-title-columns';

const PER_PAGE = 25;

export function TitlesPage() {
  const translate = useTranslate();
  const columns = useTitleColumns();
  return (
    <ListBase resource="titles" perPage={PER_PAGE} sort={{ field: 'updated_at', order: 'DESC' }}>
      <ListFrame title={translate('parde.titles.title')} filters={<TitleFilters />}>
        <RecordTable columns={columns} />
      </ListFrame>
    </ListBase>
  );
}
