import type { ReactNode } from 'react';
import { type Drawing, StateDrawing } from './StateDrawing.tsx';

interface Props {
  title: string;
  text?: string;
  drawing?: Drawing;
  /** The way on. */
  children?: ReactNode;
}

export function EmptyState({ title, text, drawing = 'empty', children }: Props) {
  return (
    <div className="fade-in mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <StateDrawing kind={drawing} />
      <h2 className="mt-6 text-lg font-bold">{title}</h2>
      {text && <p className="mt-2 text-sm text-mid">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
