import type { Canvas } from '../canvas.ts';

export interface Composition {
  readonly name: string;
  /** Where a poster of it has calm room for the title; 'either' is settled by the seed. */
  readonly titleAt: 'top' | 'bottom' | 'either';
  /** What lies behind a title at the bottom: the dark of silhouettes or the palette's own ground. */
  readonly foot: 'deep' | 'ground';
  draw(canvas: Canvas): string;
}
