import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { components } from '../../api/generated/schema.d.ts';
import { buttonStyle } from '../../components/button/button-style.ts';
import { PostCard } from '../../components/card/PostCard.tsx';
import { POST_GRID, POST_SIZES, PostGridSkeleton } from '../../components/card/PostGrid.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { classNames } from '../../components/layout/class-names.ts';
import { PageHead } from '../../components/page/PageHead.tsx';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { type Section, SectionLinks } from '../../components/tabs/SectionLinks.tsx';
import { channelsQuery } from '../../lib/api/queries/channels-query.ts';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { fillRows } from './fill-rows.ts';

type Channel = components['schemas']['Channel'];

/** Every channel with the best known of its series, and the way to all of them. */
export default function ChannelsPage() {
  const { t } = useTranslation('channels');
  const { data, error, refetch } = usePageQuery(channelsQuery);
  const channels = data && fillRows(data);
  return (
    <div className="page-margin">
      <PageHead text={t('channels.title')} description={t('channels.note')} />
      <PageHeading title={t('channels.title')} note={t('channels.note')} />
      {error && !channels ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : channels?.length === 0 ? (
        <EmptyState title={t('channels.empty')} text={t('channels.note')}>
          <Link to="/series" className={buttonStyle('main')}>
            {t('nav.series')}
          </Link>
        </EmptyState>
      ) : (
        <>
          <Row channels={channels} />
          <div className="pt-6">
            {channels ? (
              <div className={POST_GRID}>
                {channels.map((channel) => (
                  <ChannelSection key={channel.name} channel={channel} />
                ))}
              </div>
            ) : (
              <PostGridSkeleton />
            )}
          </div>
        </>
      )}
    </div>
  );
}

const idOf = ({ slug, name }: Channel) => `channel-${(slug ?? name).replaceAll(/\s+/g, '-')}`;

function Row({ channels = [] }: { channels: readonly Channel[] | undefined }) {
  const { t } = useTranslation('channels');
  const { nameOf } = useLanguage();
  const sections = channels.map(
    (channel): Section => ({ id: idOf(channel), text: channel.title ? nameOf(channel.title) : channel.name }),
  );
  return <SectionLinks label={t('channels.title')} sections={sections} />;
}

/** As many columns as it shows series, so that small channels share a row; a phone has three, or two where letters are large. */
const COLUMNS = ['', 'col-span-1', 'col-span-2', 'col-span-3 max-[13em]:col-span-full', 'col-span-full sm:col-span-4'];

function ChannelSection({ channel }: { channel: Channel }) {
  const { name, title, logo, posts, posts_count } = channel;
  const { t } = useTranslation('channels');
  const { nameOf } = useLanguage();
  const id = idOf(channel);
  const heading = `${id}-name`;
  const several = posts_count > 1;
  const shown = posts.slice(0, COLUMNS.length - 1);
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className={classNames(
        'row-span-2 grid scroll-mt-10 grid-cols-subgrid grid-rows-subgrid gap-y-3',
        COLUMNS[shown.length],
      )}
    >
      <h2 id={heading} className="col-span-full flex flex-wrap items-baseline gap-x-3 self-end">
        <Link
          to={`/channel/${encodeURIComponent(name)}`}
          className="inline-flex min-h-11 items-center gap-3 text-base font-black text-high underline-offset-6 hover:underline sm:text-lg"
        >
          {logo && several && (
            <span
              aria-hidden
              dir="auto"
              className="rounded-md border border-hairline-strong px-2 py-0.5 text-sm font-bold text-mid"
            >
              {logo}
            </span>
          )}
          <bdi>{title ? nameOf(title) : name}</bdi>
        </Link>
        {several && <span className="text-sm font-medium text-low">{t('channels.count', { count: posts_count })}</span>}
      </h2>
      <ul className="col-span-full grid grid-cols-subgrid max-sm:[&_li:nth-child(n+4)]:hidden">
        {shown.map((post) => (
          <li key={post.id}>
            <PostCard post={post} sizes={POST_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
