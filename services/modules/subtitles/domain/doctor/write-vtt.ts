import { type Cue, timesOf } from './cue.ts';
import { withoutArrows } from './payload.ts';

/** @param cues in the order in which they are to be seen. */
export function writeVtt(cues: readonly Pick<Cue, 'start' | 'end' | 'text' | 'settings' | 'id'>[]): string {
  const blocks = cues.map((cue) => {
    const timing = [timesOf(cue), cue.settings].filter((part) => part !== '').join(' ');
    // An empty line would end the cue.
    const lines = withoutArrows(cue.text)
      .split('\n')
      .filter((line) => line.trim() !== '');
    return [...(cue.id === null ? [] : [cue.id]), timing, ...lines].join('\n');
  });
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}
