import path from 'node:path';

export type TestClip = 'two-languages.mp4' | 'subtitles.mkv' | 'one-voice.webm' | 'silent.mp4' | 'sound-only.mp4';

/** Where a clip of the tests is. */
export const clipFile = (name: TestClip) => path.join(import.meta.dirname, 'clips', name);
