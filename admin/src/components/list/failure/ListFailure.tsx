import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type SortPayload, useListContext, useTranslate } from 'react-admin';
import { keptFrom, LoadFailure } from '../../page/LoadFailure.tsx';
import { StateMessage } from '../../page/StateMessage.tsx';
import { OldRows } from './OldRows.tsx';
import { refusedByList } from './refused-by-list.ts';

interface ListFailureProps {
  /** As the list is when no address says otherwise. */
  sort?: SortPayload | undefined;
  filters?: object | undefined;
  /** What shows the rows, where they are there from before and could only not be loaded anew. */
  rows?: ReactNode;
}

/** Stands in for the rows of a list that could not be loaded, or above those that may be old. */
export function ListFailure({ sort, filters, rows }: ListFailureProps) {
  const translate = useTranslate();
  const { data, error, refetch, filterValues, displayedFilters, setFilters, setSort } = useListContext();
  const refused = refusedByList(error, filterValues, filters);
  if (!refused && rows && data && !keptFrom(error)) {
    return (
      <>
        <OldRows error={error} onRetry={() => void refetch()} />
        {rows}
      </>
    );
  }
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
