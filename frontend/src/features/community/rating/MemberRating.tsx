import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criteria } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { readFormDraft } from '../../../components/form/form-draft.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { meanOf, NOTHING_CHOSEN } from './criteria.ts';
import { RateForm, ratingDraft } from './RateForm.tsx';
import type { RatedTitle } from './use-rate.ts';

interface Props {
  title: RatedTitle;
  mine: Criteria | null;
  /** Nobody has rated the title yet. */
  first: boolean;
}

/** The member's own rating, and the form to give or change it. */
export default function MemberRating({ title, mine, first }: Props) {
  const [open, setOpen] = useState(() => isBegun(title.postId));
  const [used, setUsed] = useState(open);
  const show = () => {
    setUsed(true);
    setOpen(true);
  };
  if (open) return <RateForm title={title} mine={mine} onDone={() => setOpen(false)} />;
  return <Closed mine={mine} first={first} back={used} onOpen={show} />;
}

/** Grades that were chosen before a log-in, or before another page, wait to be sent. */
function isBegun(postId: number): boolean {
  return Object.keys(readFormDraft(ratingDraft(postId), NOTHING_CHOSEN)).length > 0;
}

interface ClosedProps {
  mine: Criteria | null;
  first: boolean;
  /** The form has stood here, longer than a phone is high, and had the focus. */
  back: boolean;
  onOpen(): void;
}

function Closed({ mine, first, back, onOpen }: ClosedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!back) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [back]);
  const { t } = useTranslation('community');
  const format = useFormat();
  return (
    <div ref={box} className="flex scroll-mt-24 flex-wrap items-center justify-between gap-x-4 gap-y-3">
      {mine ? (
        <p className="flex items-baseline gap-2.5">
          <span className="text-sm text-mid">{t('rate.title')}</span>
          <span className="text-xl font-black text-accent-text equal-digits">{format.rating(meanOf(mine))}</span>
        </p>
      ) : (
        <p className="text-sm text-mid">{t(first ? 'rate.first' : 'rate.ask')}</p>
      )}
      <Button icon={mine ? undefined : 'star'} onClick={onOpen}>
        {t(mine ? 'rate.change' : 'rate.open')}
      </Button>
    </div>
  );
}
