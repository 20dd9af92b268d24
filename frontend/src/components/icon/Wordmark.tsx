import { DOTS, LETTERS, WORDMARK_BOX } from './wordmark-paths.ts';

const { x, y, width, height: boxHeight } = WORDMARK_BOX;

/** The name of the site as type. */
export function Wordmark({ height = 30 }: { height?: number }) {
  return (
    <svg
      height={height}
      width={(height * width) / boxHeight}
      viewBox={`${x} ${y} ${width} ${boxHeight}`}
      aria-hidden="true"
      focusable="false"
      className="text-high"
    >
      <path d={LETTERS} fill="currentColor" />
      <path d={DOTS} fill="var(--accent)" />
    </svg>
  );
}
