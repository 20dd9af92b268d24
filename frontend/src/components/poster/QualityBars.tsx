import { qualityBars } from '../../lib/vocabulary/quality.ts';
import { classNames } from '../layout/class-names.ts';

const NOTCHES = [0, 1, 2, 3, 4] as const;
const PER_NOTCH = 20;

/** The little bars beside a file's quality (specification §3): one bar of five notches, two full ones for Bluray and above. */
export function QualityBars({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-1.5">
      {qualityBars(level).map((percent, bar) => (
        <span key={`${bar}-${percent}`} className="inline-flex items-end gap-0.5">
          {NOTCHES.map((notch) => (
            <span
              key={notch}
              style={{ height: 4 + notch * 2 }}
              className={classNames(
                'w-[3px] rounded-full',
                Math.abs(percent) > notch * PER_NOTCH ? (percent < 0 ? 'bg-danger-text' : 'bg-success') : 'bg-high/15',
              )}
            />
          ))}
        </span>
      ))}
    </span>
  );
}
