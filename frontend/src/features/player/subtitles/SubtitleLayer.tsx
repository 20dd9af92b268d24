import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/layout/class-names.ts';
import { usePlayer } from '../engine/engine.ts';
import { listen } from '../engine/listen.ts';
import type { SubtitleStyle } from '../preferences.ts';
import { moveCues } from './offset.ts';
import { useBrowsersScreen } from './use-browsers-screen.ts';

const SIZE: Record<SubtitleStyle['size'], string> = {
  small: 'text-[clamp(0.875rem,2vw,1.75rem)]',
  medium: 'text-[clamp(1.0625rem,2.6vw,2.375rem)]',
  large: 'text-[clamp(1.3125rem,3.3vw,3rem)]',
  huge: 'text-[clamp(1.625rem,4.2vw,3.75rem)]',
};
const COLOUR: Record<SubtitleStyle['colour'], string> = {
  white: 'text-white',
  yellow: 'text-[#ffe04a]',
  turquoise: 'text-[#7ff0e2]',
};
const BACKGROUND: Record<SubtitleStyle['background'], string> = {
  none: '[text-shadow:0_0_4px_#000,0_2px_6px_#000,0_0_2px_#000]',
  shade: 'bg-black/60',
  solid: 'bg-black',
};

interface Props {
  /** The element of the chosen subtitles; the browser reads them and says which are due. */
  track: HTMLTrackElement | null;
  /** Their file has not come yet. */
  missing: boolean;
  style: SubtitleStyle;
  offset: number;
}

/** Draws the subtitles above the controls, in the viewer's own style; where it cannot, the browser draws them in its own. */
export function SubtitleLayer({ track, missing, style, offset }: Props) {
  const { t } = useTranslation('player');
  const elsewhere = useBrowsersScreen(track?.closest('video') ?? null);
  const cues = useDueCues(track, offset, elsewhere);
  const raised = usePlayer((state) => state.controlsVisible);
  return (
    <div
      aria-live="off"
      className={classNames(
        'pointer-events-none absolute inset-x-4 bottom-0 flex flex-col items-center gap-1 text-center transition-transform',
        raised
          ? '-translate-y-[max(10rem,var(--under-picture))] md:-translate-y-[max(7rem,var(--under-picture))]'
          : '-translate-y-[max(1.5rem,6dvh,var(--under-picture))]',
        // Two lines below a wide picture on an upright phone, where it is far above the lower edge.
        '[--under-picture:calc(50dvh-28vw-4rem)]',
        // Above an open menu: what it changes is seen at once.
        'max-sm:group-has-[[role=menu]]/player:-translate-y-[calc(38dvh+12rem)]',
      )}
    >
      {missing && raised && (
        <p role="status" dir="auto" className="rounded-sm bg-black/60 px-3 py-1 text-sm text-white">
          {t('subtitles.missing')}
        </p>
      )}
      {cues.map((cue) => (
        <div
          key={`${cue.startTime}/${cue.text}`}
          dir="auto"
          ref={(box) => box?.replaceChildren(cue.getCueAsHTML())}
          className={classNames(
            'max-w-[min(92%,60rem)] rounded-sm px-3 py-0.5 leading-normal font-medium whitespace-pre-line',
            SIZE[style.size],
            COLOUR[style.colour],
            BACKGROUND[style.background],
          )}
        />
      ))}
    </div>
  );
}

function useDueCues(element: HTMLTrackElement | null, offset: number, elsewhere: boolean): VTTCue[] {
  const [cues, setCues] = useState<VTTCue[]>([]);
  useEffect(() => {
    if (!element) return;
    const { track } = element;
    // Hidden: the browser reads them and tells the time, and leaves the drawing to us.
    track.mode = elsewhere ? 'showing' : 'hidden';
    const move = () => moveCues(track.cues ?? [], offset);
    const show = () => setCues(Array.from(track.activeCues ?? []).filter((cue) => cue instanceof VTTCue));
    move();
    show();
    const end = listen([element, { load: move }], [track, { cuechange: show }]);
    return () => {
      end();
      setCues([]);
    };
  }, [element, offset, elsewhere]);
  return elsewhere ? [] : cues;
}
