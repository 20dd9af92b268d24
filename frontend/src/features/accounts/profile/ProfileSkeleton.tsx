import { Skeleton } from '../../../components/feedback/Skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="flex items-center gap-6 pt-8 pb-8 md:pt-14">
        <Skeleton className="size-20 rounded-full md:size-28" />
        <div>
          <Skeleton className="h-8 w-44" />
          <Skeleton className="mt-3 h-4 w-56" />
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 md:max-w-md">
        <Skeleton className="h-24 rounded-panel" />
        <Skeleton className="h-24 rounded-panel" />
      </div>
    </div>
  );
}
