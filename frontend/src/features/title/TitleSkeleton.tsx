import { Skeleton } from '../../components/feedback/Skeleton.tsx';

/** In the shape of the title page: hero with a poster, a line of tabs, rows of files. */
export function TitleSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="page-margin grid grid-cols-[112px_minmax(0,1fr)] items-end gap-x-4 pt-40 pb-8 md:grid-cols-[248px_minmax(0,1fr)] md:gap-x-12 md:pt-44 md:pb-14">
        <Skeleton className="aspect-2/3 w-full rounded-card!" />
        <div className="flex flex-col gap-4">
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="hidden h-24 w-full max-w-2xl md:block" />
          <Skeleton className="hidden h-13 w-40 rounded-full! md:block" />
        </div>
      </div>
      <div className="page-margin mt-8 flex flex-col gap-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-20 w-full rounded-card!" />
        <Skeleton className="h-20 w-full rounded-card!" />
      </div>
    </div>
  );
}
