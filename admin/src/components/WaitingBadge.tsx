import { styled } from '@mui/material/styles';
import type { Overview } from '../api/types.ts';
import { useFormat } from '../format/use-format.ts';
import { useOverview } from '../providers/use-overview.ts';

const Pill = styled('span')({
  minWidth: 22,
  paddingInline: 7,
  borderRadius: 999,
  backgroundColor: 'var(--accent)',
  color: 'var(--on-accent)',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
});

const MAX_SHOWN = 999;

/** How much of a kind of work waits, beside the link to it. */
export function WaitingBadge({ of = 'comments' }: { of?: keyof Overview['waiting'] }) {
  const format = useFormat();
  const { data } = useOverview();
  const count = data?.waiting[of]?.count ?? 0;
  if (count === 0) return null;
  return <Pill data-part="badge">{count > MAX_SHOWN ? `${format.number(MAX_SHOWN)}+` : format.number(count)}</Pill>;
}
