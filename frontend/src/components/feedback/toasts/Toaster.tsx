import { Toast } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../button/IconButton.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { classNames } from '../../layout/class-names.ts';
import { type ToastSide, toastSide } from './toast-side.ts';
import { dismissToast, type ToastKind, type ToastMessage, useToasts } from './toast-store.ts';

const TOAST_DURATION_MS = 5000;
const DURATION_AFTER_HOVER_MS = 1000;
const COLOUR: Record<ToastKind, string> = {
  success: 'text-success-text',
  info: 'text-accent-text',
  error: 'text-danger-text',
};
const ICONS = { success: 'success', info: 'info', error: 'warning' } as const;

/** The bar's animation is the clock: 5 s, held while hovered or focused, 1 s more after that (specification §9). */
function ToastBox({ message }: { message: ToastMessage }) {
  const { t } = useTranslation('core');
  const [phase, setPhase] = useState<'first' | 'held' | 'extended'>('first');
  const gone = () => dismissToast(message.id);
  const hold = () => setPhase('held');
  const release = () => setPhase('extended');
  const length = phase === 'extended' ? DURATION_AFTER_HOVER_MS : TOAST_DURATION_MS;
  return (
    <Toast.Root
      duration={Number.POSITIVE_INFINITY}
      type={message.kind === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && gone()}
      onPause={hold}
      onResume={release}
      onMouseEnter={hold}
      onMouseLeave={release}
      className="rise-in relative flex items-center gap-3 overflow-hidden rounded-card bg-surface-3 py-2 ps-4 pe-2 text-sm shadow-float"
    >
      <Icon name={ICONS[message.kind]} className={COLOUR[message.kind]} />
      <Toast.Description className="min-w-0 grow py-1.5 wrap-anywhere">{message.text}</Toast.Description>
      <Toast.Close asChild>
        <IconButton icon="close" size={18} label={t('close')} />
      </Toast.Close>
      <span
        key={phase === 'extended' ? 'extended' : 'first'}
        aria-hidden="true"
        data-clock=""
        className={`absolute inset-x-0 bottom-0 h-0.5 origin-left bg-current rtl:origin-right ${COLOUR[message.kind]}`}
        style={{
          animation: `toast-bar ${length}ms linear forwards`,
          animationPlayState: phase === 'held' ? 'paused' : 'running',
        }}
        onAnimationEnd={gone}
      />
    </Toast.Root>
  );
}

const PLACE: Record<ToastSide, string> = {
  top: 'top-[calc(4.25rem+env(safe-area-inset-top))] md:top-[5.25rem]',
  bottom: 'bottom-[calc(5rem+env(safe-area-inset-bottom))] lg:bottom-8',
};

/** Chosen by the first message; those that follow while it is shown join it. */
function useSide(messages: readonly ToastMessage[]): ToastSide {
  const [side, setSide] = useState<ToastSide | null>(null);
  const shown = messages.length > 0;
  if (shown && side === null) setSide(toastSide(document.activeElement));
  if (!shown && side !== null) setSide(null);
  return side ?? 'top';
}

export default function Toaster() {
  const { t, i18n } = useTranslation('core');
  const messages = useToasts();
  const side = useSide(messages);
  return (
    <Toast.Provider label={t('toast.label')} swipeDirection={i18n.dir() === 'rtl' ? 'left' : 'right'}>
      {messages.map((message) => (
        <ToastBox key={message.id} message={message} />
      ))}
      <Toast.Viewport
        data-toasts={side}
        className={classNames(
          'fixed inset-x-4 z-[60] flex flex-col gap-2 outline-none md:inset-x-auto md:end-8 md:w-96',
          PLACE[side],
        )}
      />
    </Toast.Provider>
  );
}
