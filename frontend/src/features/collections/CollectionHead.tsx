import type { CSSProperties, ReactNode } from 'react';
import type { CollectionCard } from '../../api/types.ts';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { Backdrop } from '../../components/picture/Backdrop.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { hasCover } from './collection-cover.ts';

interface Props {
  /** Absent while it is not known. */
  collection: CollectionCard | undefined;
  /** Controls at the end of the line. */
  children: ReactNode;
}

/** What a collection is called and what holds it together: on its cover, where it has one of its own. */
export function CollectionHead({ collection, children }: Props) {
  const { nameOf } = useLanguage();
  const [name, about] = collection ? [nameOf(collection.name), nameOf(collection.about)] : ['\u00a0', '\u00a0'];
  if (!collection || !hasCover(collection)) {
    return (
      <PageHeading title={name} note={about}>
        {children}
      </PageHeading>
    );
  }
  return (
    <header
      data-theme="dark"
      style={{ '--tint': collection.tint } as CSSProperties}
      className="relative isolate mt-4 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 overflow-hidden rounded-panel bg-(--ground) p-5 pt-72 text-high [--ground:color-mix(in_oklab,var(--tint)_var(--tint-share),var(--ink))] md:mt-8 md:min-h-[360px] md:p-10"
    >
      <Backdrop
        path={collection.horizontal_cover}
        tint={collection.tint}
        eager
        className="max-md:bottom-auto max-md:h-80"
      />
      <div className="min-w-0 md:max-w-[52%]">
        <h1 className="text-xl font-black break-words md:text-2xl">{name}</h1>
        <p className="mt-1 text-sm text-mid md:text-base">{about}</p>
      </div>
      {children}
    </header>
  );
}
