import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useAmounts } from '../components/payments/use-amounts.ts';
import { otherSizeInNames } from './name-size.ts';

interface NameSaysProps {
  planId: number;
  names: readonly string[];
  /** Days or bytes. */
  size: number;
}

/** A quiet hint where a name promises something else than what the plan gives. */
export function NameSays({ planId, names, size }: NameSaysProps) {
  const translate = useTranslate();
  const amounts = useAmounts();
  const other = otherSizeInNames(planId, names, size);
  if (other === null) return null;
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'var(--accent-text)' }}>
      {translate('parde.plans.name_says', { size: amounts.ofPlan(planId, other) })}
    </Box>
  );
}
