import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ConsoleSeason } from '../api/types.ts';
import { Panel, PanelHead } from '../components/Panel.tsx';
import { useFormat } from '../format/use-format.ts';

/** A season in one line. */
export function SeasonPanel({ season, onEdit }: { season: ConsoleSeason; onEdit: () => void }) {
  const translate = useTranslate();
  const format = useFormat();
  const name = translate('parde.seasons.season', { number: format.plain(season.number) });
  const facts = translate('parde.seasons.facts', {
    count: format.number(season.count),
    told: format.number(season.episodes.length),
  });
  return (
    <Panel sx={{ marginBlockEnd: 1.5 }}>
      <PanelHead sx={{ border: 0 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h3">
            {name}
          </Typography>
          <Box sx={{ color: 'var(--text-mid)', fontSize: '0.8125rem' }}>
            {season.year !== null && `${format.plain(season.year)} · `}
            {facts}
          </Box>
        </Box>
        <Button
          size="small"
          variant="outlined"
          onClick={onEdit}
          aria-label={translate('parde.seasons.edit_of', { season: name })}
          sx={{ marginInlineStart: 'auto' }}
        >
          {translate('parde.ceremonies.edit')}
        </Button>
      </PanelHead>
    </Panel>
  );
}
