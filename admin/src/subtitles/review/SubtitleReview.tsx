import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ConsoleSubtitleDetail } from '../../api/types.ts';
import { leaveBy } from '../../components/form/unsaved/unsaved-forms.ts';
import { SubtitleFacts } from '../SubtitleFacts.tsx';
import { RefuseDialog } from './decisions/RefuseDialog.tsx';
import { Reopening } from './decisions/Reopening.tsx';
import { ReviewActions } from './decisions/ReviewActions.tsx';
import { TakingDown } from './decisions/TakingDown.tsx';
import { useNextWaiting } from './decisions/use-next-waiting.ts';
import { usePublish } from './decisions/use-publish.ts';
import { type Charset, CharsetInput } from './mends/CharsetInput.tsx';
import { MendList } from './mends/MendList.tsx';
import { Preview } from './mends/Preview.tsx';
import { useReview } from './mends/use-review.ts';
import { useKeptAnswers } from './use-kept-answers.ts';

interface SubtitleReviewProps {
  subtitle: ConsoleSubtitleDetail;
  onReadAs: (charset: Charset) => void;
}

/** Each mend with its two answers, and beside them what will be read. */
export function SubtitleReview({ subtitle, onReadAs }: SubtitleReviewProps) {
  const [refusing, setRefusing] = useState(false);
  const { state, proposals, fingerprint } = subtitle;
  const fixed = state !== 'waiting';
  const next = useNextWaiting(subtitle);
  const goOn = () => {
    forgetAnswers();
    void next();
  };
  const { busy, publish } = usePublish(subtitle, goOn);
  const refuse = () => setRefusing(true);
  const ends = { onPublish: (accepted: number[], open: number) => void publish(accepted, open), onRefuse: refuse };
  const review = useReview(proposals, ends, fixed || refusing);
  const forgetAnswers = useKeptAnswers(!fixed && review.choices.size > 0, busy);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 372px' },
      }}
    >
      <MendList mends={proposals} review={review} fixed={fixed} />
      <Box sx={{ display: 'grid', gap: 2.5, position: { lg: 'sticky' }, insetBlockStart: 20 }}>
        <Preview subtitle={subtitle} cue={review.shown[review.current]?.cue ?? null} active={review.active} />
        {!fixed && (
          <ReviewActions
            open={review.open}
            busy={busy}
            onPublish={() => void publish(review.accepted, review.open)}
            onRefuse={refuse}
          />
        )}
        {state === 'refused' && fingerprint !== '' && <Reopening subtitle={subtitle} />}
        {(state === 'published' || state === 'replaced') && <TakingDown subtitle={subtitle} />}
        {!fixed && <CharsetInput charset={subtitle.charset} onChange={(charset) => leaveBy(() => onReadAs(charset))} />}
        <SubtitleFacts subtitle={subtitle} />
      </Box>
      {refusing && <RefuseDialog subtitle={subtitle} onClose={() => setRefusing(false)} onDone={goOn} />}
    </Box>
  );
}
