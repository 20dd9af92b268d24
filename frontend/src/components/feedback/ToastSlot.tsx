import { lazy, Suspense } from 'react';
import { useToasts } from './toast-store.ts';

const Toaster = lazy(() => import('./Toaster.tsx'));

/** Loads the toasts with the first message. */
export function ToastSlot() {
  const used = useToasts().length > 0;
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
