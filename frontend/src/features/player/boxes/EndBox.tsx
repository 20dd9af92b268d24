import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button/Button.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { PlayInfo } from '../play-info.ts';
import { countUnattended, seemsAsleep } from '../playtime/attendance.ts';
import { useCountdown } from '../playtime/use-countdown.ts';
import { Box } from './Box.tsx';
import { MainLink, TitleLink } from './BoxLinks.tsx';

const COUNTDOWN_SECONDS = 10;

interface Props {
  next: PlayInfo['next'];
  titlePage: string;
  onReplay(): void;
}

/** After the end: the next episode by itself, unless the viewer says no or seems to sleep; after the last one the way back. */
export function EndBox({ next, titlePage, onReplay }: Props) {
  return next ? (
    <NextEpisode next={next} titlePage={titlePage} onReplay={onReplay} />
  ) : (
    <TheEnd titlePage={titlePage} onReplay={onReplay} />
  );
}

function NextEpisode({ next, titlePage, onReplay }: Props & { next: NonNullable<PlayInfo['next']> }) {
  const { t } = useTranslation('player');
  const { number } = useFormat();
  const navigate = useNavigate();
  const [cancelled, setCancelled] = useState(false);
  const [asleep] = useState(seemsAsleep);
  const path = `/play/${next.file_id}`;
  const go = useCallback(() => {
    countUnattended();
    void navigate(path, { replace: true });
  }, [navigate, path]);
  const left = useCountdown(cancelled || asleep ? null : COUNTDOWN_SECONDS, go);
  const episode = t('episode', { season: number(next.season), episode: number(next.episode) });
  if (cancelled) {
    return (
      <TheEnd titlePage={titlePage} onReplay={onReplay}>
        <MainLink to={path} replace>
          {t('next')}
        </MainLink>
      </TheEnd>
    );
  }
  if (asleep) {
    return (
      <Box title={t('still')} text={`${t('next')}: ${episode}`}>
        <MainLink to={path} replace>
          {t('still.yes')}
        </MainLink>
        <TitleLink path={titlePage} />
      </Box>
    );
  }
  return (
    <Box title={t('next')} text={episode}>
      <MainLink to={path} replace>
        {t('next.now')}
      </MainLink>
      <Button size="lg" onClick={() => setCancelled(true)}>
        {t('cancel')}
      </Button>
      <p className="w-full text-sm text-mid" role="timer">
        {t('next.in', { seconds: number(left ?? 0) })}
      </p>
    </Box>
  );
}

function TheEnd({ titlePage, onReplay, children }: Omit<Props, 'next'> & { children?: React.ReactNode }) {
  const { t } = useTranslation('player');
  return (
    <Box title={t('end')}>
      {children}
      <Button kind={children ? 'quiet' : 'main'} size="lg" autoFocus={!children} onClick={onReplay}>
        {t('replay')}
      </Button>
      <TitleLink path={titlePage} />
    </Box>
  );
}
