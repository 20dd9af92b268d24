import { useQuery } from '@tanstack/react-query';
import { I18nProvider } from '@videojs/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { buttonStyle } from '../../components/button/button-style.ts';
import { IconButton } from '../../components/button/IconButton.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { buyPath, fileIdOf } from '../../lib/downloads/file-paths.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Player } from './engine/engine.ts';
import { Film } from './film/Film.tsx';
import { openFilm } from './opening.ts';
import { Loading } from './screen/Loading.tsx';
import { Screen } from './screen/Screen.tsx';

/** `/play/{fid}`. Guests, too, are sent to the premium form (specification §4): it says what a film needs, and has a way to log in. */
export function PlayPage() {
  const fid = fileIdOf(useParams().fid ?? '');
  return (
    <>
      <meta name="robots" content="noindex" />
      {fid === null ? <UnknownFile /> : <Playing fid={fid} />}
    </>
  );
}

function Playing({ fid }: { fid: number }) {
  const { language, nameOf } = useLanguage();
  const texts = useSliderTexts();
  // Asked once for each visit: what it answers is of this moment, and the film must not change under the viewer.
  const { data, error, refetch } = useQuery({
    queryKey: ['session', 'playinfo', fid],
    queryFn: ({ signal }) => openFilm(fid, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (error instanceof ApiError && error.notFound) return <UnknownFile />;
  const isTooLow = error instanceof ApiError && error.code === 'bandwidth';
  if (isTooLow || data === '-1' || data === '-2') return <Navigate to={buyPath(fid, 'play', null)} replace />;
  if (error) return <ErrorState whole alone error={error} onRetry={() => void refetch()} />;
  return (
    <I18nProvider locale={language} translations={texts}>
      <Player>
        <Screen title={data && nameOf(data.file.name)}>
          {(video) => (data ? <Film key={fid} info={data} video={video} /> : <Opening />)}
        </Screen>
      </Player>
    </I18nProvider>
  );
}

/** What a screen reader says of the sliders; the library fetches words of its own language by language, and not with every browser. */
function useSliderTexts() {
  const { t } = useTranslation('player');
  return useMemo(
    () => ({
      time: { position: t('seek.at'), unknown: t('seek.unknown') },
      volume: { mutedValue: t('volume.muted') },
    }),
    [t],
  );
}

function Opening() {
  const { direction } = useLanguage();
  return (
    <div data-theme="dark" dir={direction} className="fixed inset-0 bg-black">
      <Loading />
      <WayBack />
    </div>
  );
}

/** Where that of the player will be, which knows the page of the film. An installed app has no other. */
function WayBack() {
  const { t } = useTranslation('player');
  const navigate = useNavigate();
  const goBack = () => (hasEntryBefore() ? navigate(-1) : navigate('/', { replace: true }));
  return (
    <div className="absolute inset-x-0 top-0 px-3 pt-[max(0.5rem,env(safe-area-inset-top))] md:px-6">
      <IconButton icon="chevronBack" size={26} label={t('opening.back')} className="text-high" onClick={goBack} />
    </div>
  );
}

/** The router counts the entries of the site. */
const hasEntryBefore = () => Number((history.state as { idx?: number } | null)?.idx) > 0;

function UnknownFile() {
  const { t } = useTranslation('player');
  return (
    <>
      <PageTitle text={t('unknown')} />
      <EmptyState whole title={t('unknown')} text={t('unknown.text')}>
        <Link to="/" className={buttonStyle('main', 'lg')}>
          {t('unknown.home')}
        </Link>
        <Link to="/search" className={buttonStyle('quiet', 'lg')}>
          {t('unknown.search')}
        </Link>
      </EmptyState>
    </>
  );
}
