import { Skeleton } from '../../../components/feedback/Skeleton.tsx';

/** Wishes in the shape of what comes. */
export function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4 flex flex-col gap-4">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </div>
  );
}
