import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { StateMessage } from '../StateMessage.tsx';

/** Stands in for the rows where the filters let none through, or where there are none yet. */
export function NothingFound() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) {
    return <StateMessage drawing="nothing" title={translate('parde.states.empty')} />;
  }
  return (
    <StateMessage
      drawing="nothing"
      title={translate('parde.states.nothing_found')}
      lead={translate('parde.states.nothing_found_lead')}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate('parde.states.clear_filters')}
        </Button>
      }
    />
  );
}
