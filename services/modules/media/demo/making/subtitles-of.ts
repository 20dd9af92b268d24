import { vttTime } from '../../domain/streams/thumbnail-sheets.ts';
import { type Scene, SECONDS, type Words } from './scene.ts';

const FIRST = 5.2;
const LAST = SECONDS - 4.2;
/** Between two cues. */
const PAUSE = 0.6;

/** A scene's subtitles in one language as WebVTT. */
export function subtitlesOf({ told }: Scene, language: keyof Words): string {
  const each = (LAST - FIRST) / told.length;
  const cues = told.map((words, index) => {
    const from = FIRST + index * each;
    return `${index + 1}\n${vttTime(from)} --> ${vttTime(from + each - PAUSE)}\n${words[language]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
