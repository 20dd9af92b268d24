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

type Waiting = Overview['waiting'];

function Count({ count }: { count: number }) {
  const format = useFormat();
  if (count === 0) return null;
  return <Pill data-part="badge">{count > MAX_SHOWN ? `${format.number(MAX_SHOWN)}+` : format.number(count)}</Pill>;
}

/** How much of a kind of work waits, beside the link to it. */
export function WaitingBadge({ of = 'comments' }: { of?: keyof Waiting }) {
  const { data } = useOverview();
  return <Count count={data?.waiting[of]?.count ?? 0} />;
}

/** Sections of the console, with the kinds of work that wait in each. */
const QUEUES: Partial<Record<string, readonly (keyof Waiting)[]>> = {
  comments: ['comments', 'comment_reports'],
  file_reports: ['file_reports'],
  requests: ['requests'],
  contacts: ['contacts'],
  subtitles: ['subtitles'],
  users: ['avatars'],
  translations: ['translations'],
  payments: ['payments'],
};

/** How much waits in a section; in the one of all that waits, the whole. */
export function SectionBadge({ section }: { section: string }) {
  const { data } = useOverview();
  if (!data) return null;
  return <Count count={countIn(section, data.waiting)} />;
}

/** @param section its key. */
export function countIn(section: string, waiting: Waiting): number {
  const kinds = section === 'waiting' ? Object.values(QUEUES).flatMap((kinds) => kinds ?? []) : (QUEUES[section] ?? []);
  return kinds.reduce((sum, kind) => sum + (waiting[kind]?.count ?? 0), 0);
}
