import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../layout/class-names.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  /** The title is there for screen readers only. */
  titleHidden?: boolean;
  children: ReactNode;
  /** Stays at the lower edge while the rest scrolls. */
  footer?: ReactNode;
  className?: string;
}

/** Over the padding of the dialog: nothing shows through below it. */
const FOOTER =
  'sticky -bottom-[max(1.25rem,env(safe-area-inset-bottom))] -mx-5 mt-6 -mb-[max(1.25rem,env(safe-area-inset-bottom))] flex flex-col border-t border-hairline bg-surface-2 px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] md:-bottom-7 md:-mx-7 md:-mb-7 md:px-7 md:pb-7';

/** In the middle on a desktop, a sheet from below on a phone. Load it lazily: it is not needed for the first look. */
export function Dialog({ open, onOpenChange, title, titleHidden = false, children, footer, className }: Props) {
  const { t } = useTranslation('core');
  const focusReturn = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fade-in fixed inset-0 z-40 bg-black/70 [backdrop-filter:blur(8px)]" />
        <Radix.Content
          aria-describedby={undefined}
          {...focusReturn}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col overflow-y-auto rounded-t-panel bg-surface-2 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float outline-none',
            'animate-[sheet-in_220ms_var(--ease-out)] md:inset-0 md:m-auto md:h-fit md:w-[min(560px,92vw)] md:rounded-panel md:p-7 md:animate-[rise-in_200ms_var(--ease-out)]',
            className,
          )}
        >
          <div className={titleHidden ? 'contents' : 'mb-4 flex items-center justify-between gap-4'}>
            <Radix.Title className={titleHidden ? 'sr-only' : 'text-lg font-bold'}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton
                icon="close"
                label={t('close')}
                className={titleHidden ? 'absolute end-3 top-3 z-10' : '-me-2'}
              />
            </Radix.Close>
          </div>
          {children}
          {footer && <div className={FOOTER}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
