import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { StateMessage } from '../page/StateMessage.tsx';

interface NothingFoundProps {
  /** The address of the list without its filters, where that is another than `{}`. */
  all?: string;
  /** What makes the first one, where there are none yet. */
  first?: ReactNode;
  /** A translation key: what will stand here, and when, of what comes by itself. */
  coming?: string;
}

/** Stands in for the rows where the filters let none through, or where there are none yet. */
export function NothingFound({ all, first, coming }: NothingFoundProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) {
    return (
      <StateMessage
        drawing="nothing"
        title={translate('parde.states.empty')}
        {...(coming && { lead: translate(coming) })}
        action={first}
      />
    );
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
