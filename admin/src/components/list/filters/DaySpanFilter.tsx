import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { DayInput } from '../../form/day/DayInput.tsx';

interface DaySpanFilterProps {
  /** Both read by react-admin: under which name it knows the filter, and that it shows it without being asked to. */
  source: 'from';
  alwaysOn?: boolean;
}

/** A whole date and its two buttons in half of a phone's row. */
const ON_PHONE = {
  width: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  '&& .MuiPickersInputBase-root': { paddingInline: '8px', fontSize: '0.8125rem' },
  '& .MuiInputAdornment-root': { marginInlineStart: '2px' },
  '& .MuiIconButton-root': { padding: '3px', margin: 0, '& svg': { fontSize: '1.125rem' } },
};

/** The days by which a list is narrowed: from one to another, both included. */
export function DaySpanFilter(_: DaySpanFilterProps) {
  const { from, until } = useListContext().filterValues;
  const reversed = from && until && until < from;
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        width: '100%',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '8px',
        '& .MuiPickersTextField-root': { minWidth: 0 },
        // react-admin hides what is said of a filter.
        '&& .MuiFormHelperText-root': { display: 'block' },
        [theme.breakpoints.down('sm')]: ON_PHONE,
      })}
    >
      <DayInput source="from" label="parde.filters.from" hint="" />
      <DayInput source="until" label="parde.filters.until" hint={reversed ? 'parde.filters.reversed' : ''} />
    </Box>
  );
}
