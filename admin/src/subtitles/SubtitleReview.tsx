import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleSubtitleDetail } from '../api/types.ts';
import { useAfterwards } from '../components/form/use-command.ts';
import { Key } from '../components/Key.tsx';
import { Panel } from '../components/Panel.tsx';
import { StateMessage } from '../components/StateMessage.tsx';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { type Charset, CharsetInput } from './CharsetInput.tsx';
import { KindChips } from './KindChips.tsx';
import { MendRow } from './MendRow.tsx';
import { Preview } from './Preview.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { Reopening } from './Reopening.tsx';
import { SubtitleFacts } from './SubtitleFacts.tsx';
import { TakingDown } from './TakingDown.tsx';
import { useReview } from './use-review.ts';

/** Rows on screen at once; a long film has thousands. */
const WINDOW = 60;
const KEYS = [
  ['accept', 'Y'],
  ['refuse', 'N'],
  ['all', 'A'],
  ['publish', 'Enter'],
] as const;

interface SubtitleReviewProps {
  subtitle: ConsoleSubtitleDetail;
  onReadAs: (charset: Charset) => void;
}

/** Each mend with its two answers, and below what will be read. */
export function SubtitleReview({ subtitle, onReadAs }: SubtitleReviewProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [refusing, setRefusing] = useState(false);
  const [busy, setBusy] = useState(false);
  const finish = useAfterwards(() => navigate('/subtitles'));
  const fixed = subtitle.state !== 'waiting';

  const publish = async (accepted: number[]) => {
    if (fixed || busy) return;
    if (review.open > 0) {
      notify('parde.subtitles.review.undecided', { type: 'warning', messageArgs: { smart_count: review.open } });
      return;
    }
    setBusy(true);
    try {
      const { id, version, fingerprint, charset } = subtitle;
      const { status } = await provider.acceptSubtitle({ id, version, fingerprint, charset, mends: accepted });
      if (status === 1) finish('parde.subtitles.review.published');
    } catch (error) {
      notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const review = useReview(subtitle.proposals, (accepted) => void publish(accepted), fixed || refusing);
  const from = Math.max(0, Math.min(review.current - WINDOW / 2, review.shown.length - WINDOW));
  const looked = review.shown[review.current];

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' },
      }}
    >
      <Panel>
        {subtitle.proposals.length === 0 && (
          <StateMessage drawing="done" title={translate('parde.subtitles.review.nothing')} />
        )}
        {subtitle.proposals.length > 0 && (
          <KindChips
            mends={subtitle.proposals}
            kind={review.kind}
            fixed={fixed}
            onLook={review.look}
            onSayAll={(choice) => review.say(review.undecided(), choice)}
          />
        )}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {review.shown.slice(from, from + WINDOW).map((mend, index) => (
            <MendRow
              key={mend.id}
              mend={mend}
              choice={review.choices.get(mend.id)}
              current={from + index === review.current}
              active={review.active.has(mend.id)}
              fixed={fixed}
              onPoint={() => review.setCurrent(from + index)}
              onSay={(choice) => review.say([mend], choice)}
            />
          ))}
        </Box>
      </Panel>
      <Box sx={{ display: 'grid', gap: 2.5, position: { lg: 'sticky' }, insetBlockStart: 20 }}>
        <Preview subtitle={subtitle} cue={looked?.cue ?? null} active={review.active} />
        {!fixed && (
          <Panel sx={{ display: 'grid', gap: 1.5, padding: 2.5 }}>
            <Button variant="contained" color="secondary" disabled={busy} onClick={() => void publish(review.accepted)}>
              {translate('parde.subtitles.review.publish')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setRefusing(true)}>
              {translate('parde.subtitles.refusing.open')}
            </Button>
            <Typography variant="body2" sx={{ color: 'var(--text-mid)' }}>
              {translate('parde.subtitles.review.open', { smart_count: review.open })}
            </Typography>
            <Box sx={{ display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', gap: 1.5, fontSize: '0.75rem' }}>
              {KEYS.map(([action, key]) => (
                <span key={action}>
                  <Key>{key}</Key> {translate(`parde.subtitles.review.keys.${action}`)}
                </span>
              ))}
            </Box>
          </Panel>
        )}
        {subtitle.state === 'refused' && subtitle.fingerprint !== '' && <Reopening subtitle={subtitle} />}
        {(subtitle.state === 'published' || subtitle.state === 'replaced') && <TakingDown subtitle={subtitle} />}
        {!fixed && <CharsetInput charset={subtitle.charset} onChange={onReadAs} />}
        <SubtitleFacts subtitle={subtitle} />
      </Box>
      {refusing && (
        <RefuseDialog subtitle={subtitle} onClose={() => setRefusing(false)} onDone={() => navigate('/subtitles')} />
      )}
    </Box>
  );
}
