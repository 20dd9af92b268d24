import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { components } from '../../api/generated/schema.d.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { type Section, SectionLinks } from '../../components/layout/SectionLinks.tsx';
import { PostGrid, PostGridSkeleton } from '../../components/poster/PostGrid.tsx';
import { channelsQuery } from '../../lib/api/channels-query.ts';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';

type Channel = components['schemas']['Channel'];

/** Every channel with the best known of its series, and the way to all of them. */
export default function ChannelsPage() {
  const { t } = useTranslation('channels');
  const { data: channels, error, refetch } = usePageQuery(channelsQuery);
  return (
    <div className="page-margin">
      <PageHead text={t('channels.title')} description={t('channels.note')} />
      <PageHeading title={t('channels.title')} note={t('channels.note')} />
      {error && !channels ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : channels?.length === 0 ? (
        <EmptyState title={t('channels.empty')} text={t('channels.note')} />
      ) : (
        <>
          <Row channels={channels} />
          <div className="grid gap-8 pt-6 md:gap-12">
            {channels ? (
              channels.map((channel) => <ChannelSection key={channel.name} channel={channel} />)
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

/** On a phone one row of its series. */
function ChannelSection({ channel }: { channel: Channel }) {
  const { name, title, logo, posts, posts_count } = channel;
  const { t } = useTranslation('channels');
  const { nameOf } = useLanguage();
  const id = idOf(channel);
  const heading = `${id}-name`;
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-10 max-sm:[&_li:nth-child(n+4)]:hidden">
      <h2 id={heading} className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <Link
          to={`/channel/${encodeURIComponent(name)}`}
          className="inline-flex min-h-11 items-center gap-3 text-xl font-black text-high underline-offset-8 hover:underline"
        >
          {logo && (
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
        <span className="text-sm font-medium text-low">{t('channels.count', { count: posts_count })}</span>
      </h2>
      <PostGrid posts={posts} />
    </section>
  );
}
