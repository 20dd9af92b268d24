import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { SubtitleMend } from '../../../api/types.ts';
import { Panel } from '../../../components/Panel.tsx';
import { StateMessage } from '../../../components/page/StateMessage.tsx';
import { KindChips } from './KindChips.tsx';
import { MendRow } from './MendRow.tsx';
import type { Review } from './use-review.ts';

/** Rows on screen at once; a long film has thousands. */
const WINDOW = 60;

interface MendListProps {
  mends: readonly SubtitleMend[];
  review: Review;
  /** Nothing can be decided any more. */
  fixed: boolean;
}

/** The mends around the one that is looked at, each with its two answers. */
export function MendList({ mends, review, fixed }: MendListProps) {
  const translate = useTranslate();
  const { shown, current } = review;
  const from = Math.max(0, Math.min(current - WINDOW / 2, shown.length - WINDOW));
  if (mends.length === 0) {
    return (
      <Panel>
        <StateMessage drawing="done" title={translate('parde.subtitles.review.nothing')} />
      </Panel>
    );
  }
  return (
    <Panel>
      <KindChips
        mends={mends}
        kind={review.kind}
        fixed={fixed}
        onLook={review.look}
        onSayAll={(choice) => review.say(review.undecided(), choice)}
      />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.slice(from, from + WINDOW).map((mend, index) => (
          <MendRow
            key={mend.id}
            mend={mend}
            choice={review.choices.get(mend.id)}
            current={from + index === current}
            active={review.active.has(mend.id)}
            fixed={fixed}
            onPoint={() => review.setCurrent(from + index)}
            onSay={(choice) => review.say([mend], choice)}
          />
        ))}
      </Box>
    </Panel>
  );
}
