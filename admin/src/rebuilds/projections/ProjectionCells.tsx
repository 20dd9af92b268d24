import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ConsoleProjection } from '../../api/types.ts';
import { parkedAddress } from '../../components/addresses/parked-address.ts';
import { CellLink, QuietLink } from '../../components/links/CellLink.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useProjectionName } from '../../components/names/use-projection-name.ts';
import { LAG_WORTH_SAYING } from '../../components/waiting/lag.ts';
import { useFormat } from '../../format/use-format.ts';
import { RebuildStage } from '../RebuildStage.tsx';

const alarm = { color: 'var(--danger-text)', fontWeight: 700 } as const;
const small = { fontSize: '0.75rem', color: 'var(--text-low)' } as const;

export function NameOf({ projection: { id } }: { projection: ConsoleProjection }) {
  const nameOf = useProjectionName();
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
      <bdi>{nameOf(id)}</bdi>
      <Box sx={small}>
        <bdi dir="ltr">{id}</bdi>
      </Box>
    </Box>
  );
}

/** The column of what is parked has no room on a narrow screen. */
export function LagOf({ projection }: { projection: ConsoleProjection }) {
  const translate = useTranslate();
  return (
    <>
      <LagWords projection={projection} />
      {projection.parked > 0 && (
        <Box sx={{ display: { md: 'none' } }}>
          <ParkedOf projection={projection} before={`${translate('parde.rebuilds.parked')} `} />
        </Box>
      )}
    </>
  );
}

interface ParkedOfProps {
  projection: ConsoleProjection;
  /** Where no head of a column says what is counted. */
  before?: string;
}

/** How many it has parked, with the way to them. */
export function ParkedOf({ projection: { id, parked }, before }: ParkedOfProps) {
  const translate = useTranslate();
  const nameOf = useProjectionName();
  const format = useFormat();
  const count = format.number(parked);
  return (
    <Box
      component={QuietLink}
      to={parkedAddress(id)}
      sx={alarm}
      aria-label={translate('parde.parked.of', { name: nameOf(id), count })}
    >
      {before}
      {count}
    </Box>
  );
}

function LagWords({ projection: { lag, updated_at } }: { projection: ConsoleProjection }) {
  const translate = useTranslate();
  if (!updated_at) return <>{translate('parde.rebuilds.not_begun')}</>;
  if (lag === 0) return <>{translate('parde.rebuilds.up_to_date')}</>;
  const late = lag >= LAG_WORTH_SAYING;
  return (
    <Box component="span" sx={late ? { color: 'var(--accent-text)', fontWeight: 700 } : {}}>
      {translate('parde.rebuilds.events', { smart_count: lag })}
    </Box>
  );
}

export function SizeOf({ projection: { bytes, rows } }: { projection: ConsoleProjection }) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Box sx={{ lineHeight: 1.5 }}>
      {format.bytes(bytes)}
      <Box sx={small}>{translate('parde.rebuilds.rows', { count: format.number(rows) })}</Box>
    </Box>
  );
}

/** Asked for from here; what the terminal has rebuilt is not told. */
export function LastRebuildOf({ projection: { rebuild } }: { projection: ConsoleProjection }) {
  const translate = useTranslate();
  if (!rebuild) return <Box sx={small}>{translate('parde.rebuilds.never')}</Box>;
  const differing = rebuild.differences?.length ?? 0;
  return (
    <Box sx={{ lineHeight: 1.6 }}>
      <CellLink to={`/rebuilds/${rebuild.id}/show`}>
        <RebuildStage rebuild={rebuild} />
      </CellLink>
      {rebuild.mode === 'retry' && <Box sx={small}>{translate('parde.rebuilds.modes.retry')}</Box>}
      <Box sx={small}>
        <Moment at={rebuild.begun_at} />
      </Box>
      {differing > 0 && (
        <Box sx={{ ...small, color: 'var(--danger-text)' }}>
          {translate('parde.rebuilds.differences', { smart_count: differing })}
        </Box>
      )}
    </Box>
  );
}
