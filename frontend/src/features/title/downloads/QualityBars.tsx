import { classNames } from '../../../components/layout/class-names.ts';
import { qualityBars } from '../../../lib/vocabulary/quality.ts';

const NOTCHES = [0, 1, 2, 3, 4] as const;
const PER_NOTCH = 20;
const HEIGHT = 12;
/** From one bar to the next, and the space between them. */
const STEP = 29;
const GAP = 6;

/** A line of 3 px with round ends; each notch is 2 px higher than the one before it. */
const lineOf = (bar: number, notch: number) => `M${bar * STEP + notch * 5 + 1.5} 10.5V${9.5 - notch * 2}`;

/** The little bars beside a file's quality (specification §3): one bar of five notches, two full ones for Bluray and above. */
export function QualityBars({ level }: { level: number }) {
  const bars = qualityBars(level);
  const width = bars.length * STEP - GAP;
  const linesWhere = (lit: boolean) =>
    bars
      .flatMap((percent, bar) =>
        NOTCHES.filter((notch) => Math.abs(percent) > notch * PER_NOTCH === lit).map((notch) => lineOf(bar, notch)),
      )
      .join('');
  return (
    <svg
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      aria-hidden="true"
      className={classNames(
        'shrink-0 rtl:-scale-x-100',
        bars.some((percent) => percent < 0) ? 'text-danger-text' : 'text-success',
      )}
    >
      <path d={linesWhere(true)} />
      <path d={linesWhere(false)} strokeOpacity={0.15} className="text-high" />
    </svg>
  );
}
