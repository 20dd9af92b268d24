import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/Button.tsx';
import type { Target } from '../target.ts';
import { useListPress } from './use-list-press.ts';

/** At a notification: unfollows what it is of, and offers the way back. Nothing where that is followed no more. */
export function UnfollowButton(target: Target) {
  const { t } = useTranslation('library');
  const { listed, known, press } = useListPress(target);
  const [pressed, setPressed] = useState(false);
  if (!known || (!listed && !pressed)) return null;
  return (
    <Button
      kind="plain"
      className="max-sm:ms-12 max-sm:-mt-3 max-sm:mb-1"
      onClick={(event) => {
        setPressed(true);
        press(event);
      }}
    >
      {t(listed ? 'unfollow' : `${target.kind}.off`)}
    </Button>
  );
}
