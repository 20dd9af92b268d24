import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useListContext } from 'react-admin';

export interface Choice {
  value: string;
  label: string;
}

interface FilterSelectProps {
  source: string;
  label: string;
  any: string;
  choices: readonly Choice[];
  /** What the server wants where that is not a text. */
  parse?: (value: string) => unknown;
}

/** One filter of the list around it as a small select whose first entry takes the filter away. */
export function FilterSelect({ source, label, any, choices, parse = (value) => value }: FilterSelectProps) {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const value = String(filterValues[source] ?? '');
  const change = (next: string) => {
    const { [source]: _old, ...others } = filterValues;
    setFilters(next ? { ...others, [source]: parse(next) } : others, displayedFilters);
  };
  return (
    <Select
      size="small"
      displayEmpty
      value={choices.length ? value : ''}
      onChange={(event) => change(event.target.value)}
      inputProps={{ 'aria-label': label }}
      MenuProps={{ slotProps: { paper: { sx: { maxHeight: 420 } } } }}
      sx={{ height: 38, minWidth: 132, fontSize: '0.875rem', color: value ? 'var(--text-high)' : 'var(--text-mid)' }}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}
