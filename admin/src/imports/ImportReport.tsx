import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ConsoleTitleImportDetail } from '../api/types.ts';
import { Facts } from '../components/Facts.tsx';
import { Moment } from '../components/Moment.tsx';
import { UserName } from '../components/names/ActorName.tsx';
import { Panel } from '../components/Panel.tsx';
import { SectionHead } from '../components/page/SectionHead.tsx';
import { underWay } from '../components/tags/stage.ts';
import { useFormat } from '../format/use-format.ts';
import { percentOf } from './import-state.ts';
import { RefusedLines } from './RefusedLines.tsx';
import { endOf } from './refusal-words.ts';

const OUTCOMES = ['added', 'merged', 'revised', 'unchanged', 'refused', 'people', 'files'] as const;

/** What an import has come to so far, and why lines were refused. */
export function ImportReport({ titleImport }: { titleImport: ConsoleTitleImportDetail }) {
  const translate = useTranslate();
  const format = useFormat();
  const { dry_run: dryRun, stage, counts, error, bytes, begun_by, begun_at } = titleImport;
  const end = error && endOf(error);
  const facts = [
    [translate('parde.imports.kind'), translate(`parde.imports.kinds.${dryRun ? 'dry_run' : 'import'}`)],
    [translate('parde.imports.size'), format.bytes(bytes)],
    [translate('parde.audit.who'), <UserName key="who" id={begun_by} />],
    [translate('parde.imports.begun'), <Moment key="begun" at={begun_at} />],
    [translate('parde.imports.lines'), format.number(counts.lines)],
    ...OUTCOMES.map((name) => [translate(`parde.imports.outcomes.${name}`), format.number(counts[name])] as const),
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {underWay(titleImport) && (
        <LinearProgress
          variant={stage === 'running' ? 'determinate' : 'indeterminate'}
          value={percentOf(titleImport)}
          aria-label={translate('parde.imports.progress')}
          sx={{ height: 8, borderRadius: 4 }}
        />
      )}
      {error && (
        <Typography role="alert" sx={{ color: 'var(--danger-text)' }}>
          {translate('parde.imports.broke_off')} {end ? translate(end) : <bdi dir="ltr">{error}</bdi>}
        </Typography>
      )}
      {stage === 'cancelled' && !dryRun && counts.titles > 0 && <p>{translate('parde.imports.goes_on')}</p>}
      {stage === 'done' && counts.titles === 0 && (
        <Typography role="alert">{translate('parde.imports.nothing')}</Typography>
      )}
      <Panel>
        <SectionHead title={translate(dryRun ? 'parde.imports.would' : 'parde.imports.did')} />
        <Box sx={{ paddingInline: 2.5, paddingBlock: 1 }}>
          <Facts facts={facts} />
        </Box>
      </Panel>
      {/* What the list knows of it is there at once; the lines come after. */}
      {titleImport.refusals && <RefusedLines titleImport={titleImport} />}
    </Box>
  );
}
