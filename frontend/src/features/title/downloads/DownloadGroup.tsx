import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { FileFacts, PostType } from '../../../api/types.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { openedFile } from '../../../lib/downloads/file-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { movieLevelOf, qualityClass, qualityName } from '../../../lib/vocabulary/quality.ts';
import { QualityBars } from './QualityBars.tsx';

interface Props {
  postType: PostType;
  quality: number;
  files: readonly FileFacts[];
  marks?: readonly string[];
  startsOpen: boolean;
  /** Stands above the files. */
  head?: ReactNode;
  children: ReactNode;
}

/** Files of one quality under a heading that opens and closes. */
export function DownloadGroup({ postType, quality, files, marks = [], startsOpen, head, children }: Props) {
  const { t } = useTranslation('title');
  const format = useFormat();
  const [open, setOpen] = useOpen(startsOpen, files);
  const body = useId();
  const total = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <section className="rounded-card bg-high/5">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
          className="flex min-h-16 w-full items-center gap-x-4 gap-y-1 rounded-card px-4 py-3 text-start transition-colors hover:bg-high/5 md:px-5"
        >
          <QualityBars level={movieLevelOf(postType, quality)} />
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center gap-x-2 font-bold">
              <bdi className={qualityClass(postType, quality)}>{qualityName(postType, quality)}</bdi>
              {marks.map((mark) => (
                <span key={mark} className="rounded-sm bg-high/10 px-1.5 text-xs font-medium text-mid">
                  {mark}
                </span>
              ))}
            </span>
            <span className="block text-xs text-low">
              {t(postType === 1 ? 'downloads.files' : 'downloads.episodes', { count: files.length })} ·{' '}
              {format.bytes(total)}
            </span>
          </span>
          <Icon name="chevronDown" className={classNames('text-low transition-transform', open && 'rotate-180')} />
        </button>
      </h2>
      <div id={body} hidden={!open} className="border-t border-hairline px-4 md:px-5">
        {head}
        <ul className="divide-y divide-hairline">{children}</ul>
      </div>
    </section>
  );
}

/** Opened and closed by its heading, and opened by an address that names one of its files. */
function useOpen(startsOpen: boolean, files: readonly FileFacts[]) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const wanted = openedFile(search);
  const called = files.some(({ id }) => id === wanted) ? key : null;
  const [open, setOpen] = useState(startsOpen || called !== null);
  const [heard, setHeard] = useState(called);
  if (called !== heard) {
    setHeard(called);
    if (called !== null) setOpen(true);
  }
  return [open, setOpen] as const;
}
