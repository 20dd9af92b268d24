import { lazyPart } from '../lazy-part.ts';
import { failedNotice, Part } from '../Part.tsx';
import { useToasts } from './toast-store.ts';

const Toaster = lazyPart('Toaster', () => import('./Toaster.tsx'));

/** Loads the toasts with the first message. */
export function ToastSlot() {
  const used = useToasts().length > 0;
  if (!used) return null;
  return (
    <Part failed={failedNotice}>
      <Toaster />
    </Part>
  );
}
