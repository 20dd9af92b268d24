import type { PlayInfo, PlayRefusal } from '../../../play-info.ts';
import type { SourceEvents } from '../../attach-source.ts';
import { SourceKeeper } from '../source-keeper.ts';

export const film = (link: string) => ({ sources: { file: `/stream/${link}/file`, hls: null } }) as PlayInfo;
export const settle = () => jest.advanceTimersByTimeAsync(0);

/** A video element with the parts that jsdom lacks. */
function screen() {
  const video = document.createElement('video');
  const state = { paused: true, readyState: 4, loadedTo: 0 };
  Object.defineProperties(video, {
    paused: { get: () => state.paused },
    readyState: { get: () => state.readyState },
    currentTime: { value: 0, writable: true },
    duration: { value: 100 },
    buffered: { get: () => ({ length: 1, start: () => 0, end: () => state.loadedTo }) },
    play: { value: async () => Object.assign(state, { paused: false }) },
    pause: { value: () => Object.assign(state, { paused: true }) },
  });
  return { video, state };
}

/** @param unloaded the source cannot be attached so many times. */
export function watching(answers: (PlayInfo | PlayRefusal | Error)[], unloaded = 0) {
  const { video, state } = screen();
  const opened: string[] = [];
  const troubles: (string | null)[] = [];
  let breakOff: () => void = () => undefined;
  const keeper = new SourceKeeper({
    video,
    info: film('first'),
    start: { from: 30, lines: null },
    async attach(sources, { from, lines }, events: SourceEvents) {
      opened.push(`${sources.file} from ${from}${lines === null ? '' : ` in ${lines}`}`);
      breakOff = events.onBroken;
      if (opened.length <= unloaded) throw new TypeError('Failed to fetch dynamically imported module');
      return { choose: () => undefined, detach: () => undefined };
    },
    async ask() {
      const answer = answers.shift();
      if (answer === undefined) throw new Error('asked too often');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    events: { onLevels: () => undefined, onHeight: () => undefined, onTrouble: (trouble) => troubles.push(trouble) },
  });
  const plays = (to: number) => {
    video.currentTime = to;
    video.dispatchEvent(new Event('timeupdate'));
  };
  return { video, state, opened, troubles, keeper, plays, breakOff: () => breakOff(), answers };
}
