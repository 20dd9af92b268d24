import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ProjectionHealth } from '../api/types.ts';
import { parkedAddress } from '../components/addresses/parked-address.ts';
import { AdminLink } from '../components/links/AdminLink.tsx';
import { useProjectionName } from '../components/names/use-projection-name.ts';
import { Panel, PanelHead } from '../components/Panel.tsx';
import { LAG_WORTH_SAYING } from '../components/waiting/lag.ts';
import { useFormat } from '../format/use-format.ts';
import { judge } from './health.ts';

function Lamp({ colour }: { colour: string }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        width: 10,
        height: 10,
        borderRadius: 999,
        flex: 'none',
        backgroundColor: colour,
        boxShadow: `0 0 0 4px color-mix(in srgb, ${colour} 20%, transparent)`,
      }}
    />
  );
}

/** One sentence a moderator understands: all is well, or what lags and by how much. Where something is set aside, not all is. */
function Verdict({ projections }: { projections: readonly ProjectionHealth[] }) {
  const translate = useTranslate();
  const nameOf = useProjectionName();
  const { behind, parked } = judge(projections);
  const [worst, ...others] = behind;
  if (!worst && parked > 0) return null;
  const words = worst
    ? translate('parde.dashboard.behind', { name: nameOf(worst.name), smart_count: worst.lag })
    : translate('parde.dashboard.all_well');
  return (
    <Box sx={{ padding: '16px 20px 12px', display: 'flex', gap: 1.75, alignItems: 'baseline' }}>
      <Lamp colour={worst ? 'var(--accent)' : 'var(--success)'} />
      <div>
        <Typography component="p" variant="h3">
          {words} {others.length > 0 && translate('parde.dashboard.behind_more', { smart_count: others.length })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'var(--text-mid)', fontSize: '0.8125rem' }}>
          {translate(worst ? 'parde.dashboard.behind_lead' : 'parde.dashboard.all_well_lead')}
        </Typography>
      </div>
    </Box>
  );
}

function ParkedNote({ count }: { count: number }) {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <Box
      sx={{ margin: '16px 20px 12px', padding: '10px 14px', borderRadius: 2, backgroundColor: 'var(--danger-wash)' }}
    >
      <Box sx={{ color: 'var(--danger-text)', fontWeight: 700, fontSize: '0.875rem' }}>
        {translate('parde.dashboard.parked', { smart_count: count })}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'var(--text-mid)' }}>{translate('parde.dashboard.parked_lead')}</Box>
      <Box sx={{ marginBlockStart: 1 }}>
        <AdminLink to={parkedAddress()} label="parde.dashboard.parked_open" />
      </Box>
    </Box>
  );
}

function ProjectionLine({ projection }: { projection: ProjectionHealth }) {
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useProjectionName();
  const late = projection.lag >= LAG_WORTH_SAYING;
  const state =
    projection.lag === 0
      ? translate('parde.dashboard.up_to_date')
      : translate('parde.dashboard.events', { smart_count: projection.lag });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 1.5,
        paddingBlock: 0.75,
        fontSize: '0.8125rem',
        borderBlockStart: '1px solid var(--hairline)',
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <bdi>{nameOf(projection.name)}</bdi>
      </Box>
      {projection.parked > 0 && (
        <Box component="span" sx={{ color: 'var(--danger-text)' }}>
          {translate('parde.dashboard.parked_column')} {format.number(projection.parked)}
        </Box>
      )}
      <Box
        component="span"
        className="tabular"
        sx={{ color: late ? 'var(--accent-text)' : 'var(--text-low)', fontWeight: late ? 700 : 400 }}
      >
        {state}
      </Box>
    </Box>
  );
}

function Lines({ projections }: { projections: readonly ProjectionHealth[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {projections.map((projection) => (
        <ProjectionLine key={projection.name} projection={projection} />
      ))}
    </Box>
  );
}

/** Whether visitors see what is saved. What is well stays folded away; what is not stands on top. */
export function HealthPanel({ projections }: { projections: readonly ProjectionHealth[] }) {
  const translate = useTranslate();
  const troubled = projections.filter(({ lag, parked }) => lag >= LAG_WORTH_SAYING || parked > 0);
  return (
    <Panel aria-labelledby="health">
      <PanelHead>
        <Typography id="health" component="h2" variant="h3" sx={{ flex: 1 }}>
          {translate('parde.dashboard.health')}
        </Typography>
        <Typography variant="caption" sx={{ color: 'var(--text-low)' }}>
          {translate('parde.dashboard.refreshed')}
        </Typography>
      </PanelHead>
      <div role="status">
        <Verdict projections={projections} />
        <ParkedNote count={judge(projections).parked} />
      </div>
      <Box sx={{ padding: '0 20px 12px' }}>
        <Lines projections={troubled} />
        <Box component="details" sx={{ borderBlockStart: '1px solid var(--hairline)', paddingBlockStart: 1 }}>
          <Box
            component="summary"
            sx={{ fontSize: '0.8125rem', color: 'var(--text-mid)', cursor: 'pointer', paddingBlockEnd: 0.5 }}
          >
            {translate('parde.dashboard.all_parts', { smart_count: projections.length })}
          </Box>
          <Lines projections={projections} />
        </Box>
      </Box>
    </Panel>
  );
}
