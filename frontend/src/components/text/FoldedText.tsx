import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../layout/class-names.ts';

/** In letters: more than what is shown of it on a wide screen. */
const LONG = 600;
/** What a line break takes, at least. */
const LINE = 50;

interface Props {
  text: string;
  className: string;
  /** The text with its links. */
  children?: ReactNode;
}

/** A text of any length: of a long one its beginning, and the rest by a button, so that what stands below is not screens away. */
export function FoldedText({ text, className, children = text }: Props) {
  const { t } = useTranslation('core');
  const [open, setOpen] = useState(false);
  const isLong = text.length + LINE * text.split('\n').length > LONG;
  const folded = isLong && !open && 'line-clamp-4 print:block md:line-clamp-5';
  return (
    <>
      {/* A link in what is folded away unfolds it when the keyboard comes to it. */}
      <p dir="auto" className={classNames('text-page-start', className, folded)} onFocus={() => setOpen(true)}>
        {children}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="tap text-sm font-medium text-accent-text print:hidden"
        >
          {t(open ? 'text.less' : 'text.more')}
        </button>
      )}
    </>
  );
}
