import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleSubtitle } from '../../../api/types.ts';
import { Panel } from '../../../components/Panel.tsx';
import { TakeDownDialog } from './TakeDownDialog.tsx';

const WORDS = 'parde.subtitles.taking_down';

interface TakingDownProps {
  subtitle: Pick<ConsoleSubtitle, 'id' | 'version' | 'state' | 'former'>;
}

/** The way back from an acceptance, while nothing has taken the place of what was published. */
export function TakingDown({ subtitle }: TakingDownProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const replaced = subtitle.state === 'replaced';
  return (
    <Panel sx={{ display: 'grid', gap: 1.5, padding: 2.5 }}>
      <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
        {translate(`${WORDS}.${replaced ? 'replaced' : 'lead'}`)}
      </Typography>
      {!replaced && (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {translate(`${WORDS}.open`)}
        </Button>
      )}
      {asking && <TakeDownDialog subtitle={subtitle} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
