import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PostType, TitlePage } from '../../../api/types.ts';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Poster } from '../../../components/picture/Poster.tsx';
import { Separated } from '../../../components/text/Separated.tsx';
import type { TitleRef } from '../../../lib/downloads/file-paths.ts';
import type { Way } from '../../../lib/downloads/file-rights.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { qualityName } from '../../../lib/vocabulary/quality.ts';
import { titleQuery } from '../title-query.ts';
import { FileGone } from './FileGone.tsx';
import { type NamedFile, namedFile } from './named-file.ts';
import { WantedStep } from './WantedStep.tsx';

interface Props {
  fileId: number;
  way: Way;
  title: TitleRef | null;
  /** The title is still being asked for. */
  pending: boolean;
}

/** The film for whose sake a plan is bought. Where nobody can say which it is, the plans stand alone. */
export function WantedFile({ fileId, way, title, pending }: Props) {
  if (pending) return <CardSkeleton />;
  return title ? <OfTitle fileId={fileId} way={way} postType={title.post_type} slug={title.slug} /> : null;
}

function OfTitle({ fileId, way, postType, slug }: { fileId: number; way: Way; postType: PostType; slug: string }) {
  const { data, isLoading } = useQuery(titleQuery(postType, slug));
  if (isLoading) return <CardSkeleton />;
  if (!data) return null;
  const found = namedFile(data.post, fileId);
  return found ? <Card post={data.post} found={found} way={way} /> : <FileGone post={data.post} />;
}

function Card({ post, found, way }: { post: TitlePage; found: NamedFile; way: Way }) {
  const { t } = useTranslation('title');
  const { nameOf } = useLanguage();
  const format = useFormat();
  const { file, season, episode } = found;
  return (
    <section aria-label={t('wanted.label')} className="flex gap-4 rounded-panel bg-surface-1 p-4 md:gap-6 md:p-6">
      <div className="w-22 shrink-0 md:w-30">
        <Poster path={post.cover_path} tint={post.tint} title={nameOf(post.name)} sizes="120px" eager />
      </div>
      <div className="flex min-w-0 grow flex-col justify-center gap-1">
        <h2 className="text-lg font-bold">
          <bdi>{nameOf(post.name)}</bdi>
        </h2>
        {season !== null && episode !== null && (
          <p className="text-sm font-medium">
            {t('wanted.episode', { season: format.number(season), episode: format.number(episode) })}
          </p>
        )}
        <p className="text-sm text-mid">
          <Separated pieces={[qualityName(post.post_type, file.quality), format.bytes(file.size)]} />
        </p>
        <WantedStep post={post} file={file} way={way} />
      </div>
    </section>
  );
}

function CardSkeleton() {
  return <Skeleton className="h-41 rounded-panel md:h-57" />;
}
