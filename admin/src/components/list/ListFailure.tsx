import Button from '@mui/material/Button';
import { type SortPayload, useListContext, useTranslate } from 'react-admin';
import { LoadFailure } from '../LoadFailure.tsx';
import { StateMessage } from '../StateMessage.tsx';
import { refusedByList } from './refused-by-list.ts';

interface ListFailureProps {
  /** As the list is when no address says otherwise. */
  sort?: SortPayload | undefined;
  filters?: object | undefined;
}

/** Stands in for the rows of a list that could not be loaded. */
export function ListFailure({ sort, filters }: ListFailureProps) {
  const translate = useTranslate();
  const { error, refetch, filterValues, displayedFilters, setFilters, setSort } = useListContext();
  const refused = refusedByList(error, filterValues, filters);
  if (!refused) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const showWithout = () => {
    setFilters(refused.filters, displayedFilters);
    if (refused.order) setSort(sort ?? { field: 'id', order: 'ASC' });
  };
  return (
    <StateMessage
      drawing="nothing"
      title={translate('parde.states.unknown_filter')}
      lead={translate('parde.states.unknown_filter_lead')}
      action={
        <Button variant="outlined" onClick={showWithout}>
          {translate('parde.states.without_unknown')}
        </Button>
      }
    />
  );
}
