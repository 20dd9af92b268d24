import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { StateMessage } from '../page/StateMessage.tsx';

/** Stands in for the rows where the filters let none through, or where there are none yet. @param all address of the list without them, other than `{}` */
export function NothingFound({ all }: { all?: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
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
        <Button variant="outlined" onClick={() => (all ? navigate(all) : setFilters({}, {}))}>
          {translate('parde.states.clear_filters')}
        </Button>
      }
    />
  );
}
