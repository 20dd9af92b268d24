import { type ComponentProps, lazy, Suspense } from 'react';

// Only members write; guests do without the form and its libraries.
const Composer = lazy(() => import('./Composer.tsx').then((module) => ({ default: module.Composer })));

export function LazyComposer(props: ComponentProps<typeof Composer>) {
  return (
    <Suspense fallback={<div className="h-[183px] rtl:h-[187px]" />}>
      <Composer {...props} />
    </Suspense>
  );
}
