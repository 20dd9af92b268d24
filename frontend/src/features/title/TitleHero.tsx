import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Stats, TitlePage } from '../../api/types.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { TOOL } from '../../components/button/tool-style.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { Backdrop } from '../../components/picture/Backdrop.tsx';
import { Poster } from '../../components/picture/Poster.tsx';
import { FoldedText } from '../../components/text/FoldedText.tsx';
import { fileRowPath } from '../../lib/downloads/file-paths.ts';
import { textOf } from '../../lib/i18n/text-of.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { KEEP_SCROLL } from '../../lib/router/scroll/ScrollMemory.tsx';
import { tappedCard } from '../../lib/router/tapped-card.ts';
import { titlePath } from '../../lib/router/title-path.ts';
import { scrollManner } from '../../lib/theme/reduced-motion.ts';
import { bestFile } from './downloads/best-file.ts';
import { FactsLine } from './FactsLine.tsx';
import { KeyPeople } from './KeyPeople.tsx';
import { hasFiles } from './tabs/title-tabs.ts';
import { useWatching } from './watching/use-watching.ts';
import { WatchLink } from './watching/WatchLink.tsx';

interface Props {
  post: TitlePage;
  stats: Stats;
  keeping(post: TitlePage): ReactNode;
}

/** In letters: more than three lines beside a phone's poster. */
const LONG_NAME = 60;

/** Dark in both themes, because it lies on a dark backdrop. */
export const TitleHero = memo(function TitleHero({ post, stats, keeping }: Props) {
  const { nameOf, language } = useLanguage();
  const name = nameOf(post.name);
  const summary = textOf(language, post.summary);
  return (
    <header
      data-theme="dark"
      className="relative isolate overflow-hidden bg-(--ground) text-high [--ground:color-mix(in_oklab,var(--tint)_var(--tint-share),var(--ink))]"
    >
      <Backdrop
        path={post.backdrop_path}
        tint={post.tint}
        eager
        className="max-lg:bottom-auto max-lg:h-80 md:max-lg:h-104"
      />
      <div className="page-margin grid grid-cols-[112px_minmax(0,1fr)] items-end gap-x-4 pt-40 pb-8 [@media(max-height:30rem)]:pt-8 md:grid-cols-[248px_minmax(0,1fr)] md:grid-rows-[1fr_auto] md:gap-x-12 md:pt-44 md:pb-14">
        <div className="md:row-span-2">
          <Poster
            path={post.cover_path}
            tint={post.tint}
            title={name}
            sizes="(min-width: 48rem) 248px, 112px"
            large
            known={tappedCard(titlePath(post))?.picture}
            eager="beside"
          />
        </div>
        {/* Letters that are twice as large have a phone to themselves. */}
        <div className="min-w-0 max-[13em]:col-span-2">
          <h1
            className={`font-black break-words md:max-w-3xl ${name.length > LONG_NAME ? 'text-lg md:text-2xl' : 'text-xl md:text-3xl'}`}
          >
            <bdi>{name}</bdi>
          </h1>
          <OtherName post={post} />
        </div>
        <div className="col-span-2 min-w-0 pt-4 md:col-span-1 md:pt-3">
          <FactsLine post={post} stats={stats} />
          {summary && <FoldedText text={summary} className="mt-4 max-w-xl text-sm text-mid md:text-base" />}
          <KeyPeople post={post} />
          <Actions post={post}>{keeping(post)}</Actions>
        </div>
      </div>
    </header>
  );
});

/** The name in the other language, or the original one. */
function OtherName({ post }: { post: TitlePage }) {
  const { nameOf, language } = useLanguage();
  const shown = nameOf(post.name);
  const other = language === 'fa' && shown !== post.name.en ? post.name.en : (post.original_name ?? post.name.fa);
  if (!other || other === shown) return null;
  return (
    <p className="mt-1 text-sm font-medium text-mid md:text-lg">
      <bdi lang={other === post.name.en ? 'en' : undefined}>{other}</bdi>
    </p>
  );
}

const showTabs = () => document.getElementById('title-tabs')?.scrollIntoView({ behavior: scrollManner() });

function Actions({ post, children }: { post: TitlePage; children: ReactNode }) {
  const { t } = useTranslation('title');
  const path = titlePath(post);
  const { start } = useWatching();
  const best = bestFile(post);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {start && <WatchLink start={start} post={post} />}
      {hasFiles(post) ? (
        <Link
          // The row of a file comes into view by itself.
          to={best ? fileRowPath(path, best.id) : path}
          state={KEEP_SCROLL}
          onClick={best ? undefined : showTabs}
          className={buttonStyle(start ? 'quiet' : 'main', 'lg', 'max-md:grow max-md:px-4')}
        >
          <Icon name="download" size={20} />
          {t('title.download')}
        </Link>
      ) : (
        <p className="w-full text-sm text-mid">{t('downloads.none')}</p>
      )}
      {/* On a phone one row, which has its height before all of it is there. */}
      <div className="flex min-h-13 w-full flex-wrap items-center justify-between gap-y-2 md:contents">
        {post.trailers.length > 0 && (
          <Link
            to={`${path}/trailer`}
            state={KEEP_SCROLL}
            onClick={showTabs}
            className={buttonStyle('quiet', 'lg', TOOL)}
          >
            <Icon name="play" size={20} />
            {t('title.watchTrailer')}
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
