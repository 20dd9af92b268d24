import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Grid = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  '& dt, & dd': { margin: 0, paddingBlock: 7, borderBlockEnd: '1px solid var(--hairline)', fontSize: '0.875rem' },
  '& dd': { overflowWrap: 'anywhere' },
  '& dt': { color: 'var(--text-low)', paddingInlineEnd: 20 },
  '& dt:last-of-type, & dd:last-of-type': { borderBlockEnd: 0 },
});

/** Facts as pairs; what is not known is left out rather than shown empty. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
  return (
    <Grid>
      {known.map(([label, value]) => [<dt key={`${label}-label`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </Grid>
  );
}
