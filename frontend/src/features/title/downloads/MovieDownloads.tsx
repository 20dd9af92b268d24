import { useTranslation } from 'react-i18next';
import type { TitlePage } from '../../../api/types.ts';
import { DownloadGroup } from './DownloadGroup.tsx';
import { groupByQuality } from './group-files.ts';
import { FileRow } from './row/FileRow.tsx';

/** The best quality first, and open. */
export function MovieDownloads({ post }: { post: TitlePage }) {
  const { t } = useTranslation('title');
  return (
    <div className="flex flex-col gap-3">
      {groupByQuality(post.files).map((group, index) => (
        <DownloadGroup
          key={group.quality}
          postType={1}
          quality={group.quality}
          files={group.files}
          startsOpen={index < 2}
        >
          {group.files.map((file) => (
            <FileRow key={file.id} post={post} file={file} title={t(file.dubbed ? 'file.dubbed' : 'file.original')} />
          ))}
        </DownloadGroup>
      ))}
    </div>
  );
}
