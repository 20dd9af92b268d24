import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

interface Props {
  title: string;
  text?: string;
  role?: 'dialog' | 'alert' | 'group';
  /** What to do about it. */
  children?: ReactNode;
}

/** Something the player has to say, in the middle of the picture. The film behind it stays reachable. */
export function Box({ title, text, role = 'group', children }: Props) {
  const { direction } = useLanguage();
  const id = useId();
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center bg-black/55 p-4">
      <section
        role={role}
        aria-labelledby={id}
        dir={direction}
        className="rise-in pointer-events-auto max-h-full w-full max-w-md overflow-y-auto rounded-panel bg-surface-2 p-6 text-center shadow-float"
      >
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {text && <p className="mt-2 text-sm text-mid">{text}</p>}
        {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
      </section>
    </div>
  );
}
