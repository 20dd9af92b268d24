import { classNames } from '../layout/class-names.ts';

/** A grey placeholder. Give it the size of the content that is loading, and its corners: those of its own give way to any other. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-[shimmer_1.8s_ease-in-out_infinite] bg-(--skeleton) [:where(&)]:rounded-md',
        className,
      )}
    />
  );
}

export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-2/3 w-full rounded-card" />
      <Skeleton className="mt-3 h-4 w-4/5" />
      <Skeleton className="mt-2 h-3 w-2/5" />
    </div>
  );
}
