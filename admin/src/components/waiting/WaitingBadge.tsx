import { styled } from '@mui/material/styles';
import type { Overview } from '../../api/types.ts';
import { useFormat } from '../../format/use-format.ts';
import { useOverview } from '../../providers/use-overview.ts';
import { countIn } from './waiting-in.ts';

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

export type Waiting = Overview['waiting'];

export function Count({ count }: { count: number }) {
  const format = useFormat();
  if (count === 0) return null;
  return <Pill data-part="badge">{count > MAX_SHOWN ? `${format.number(MAX_SHOWN)}+` : format.number(count)}</Pill>;
}

/** How much waits in a section; in the one of all that waits, the whole. */
export function SectionBadge({ section }: { section: string }) {
  const { data } = useOverview();
  if (!data) return null;
  return <Count count={countIn(section, data.waiting)} />;
}
