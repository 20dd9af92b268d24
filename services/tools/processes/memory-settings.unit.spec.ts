import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NATIVE_MEMORY, withMemorySettings, YOUNG_OBJECTS } from './memory-settings.ts';

const IMAGE = path.resolve(import.meta.dirname, '../../../deploy/Dockerfile');
const GIGABYTE = 2 ** 30;

describe('memory settings', () => {
  it('leave to an operator what they say themselves', () => {
    const given = { MALLOC_ARENA_MAX: '4', NODE_OPTIONS: '--max-old-space-size=4096' };
    expect(withMemorySettings(given, 8 * GIGABYTE)).toEqual({
      ...NATIVE_MEMORY,
      MALLOC_ARENA_MAX: '4',
      NODE_OPTIONS: `${YOUNG_OBJECTS} --max-old-space-size=1024 --max-old-space-size=4096`,
    });
  });

  it('never give a small machine more than it has', () => {
    expect(withMemorySettings({}, GIGABYTE / 2)['NODE_OPTIONS']).toBe(YOUNG_OBJECTS);
  });

  it('are those of the image', () => {
    const words = Object.entries({ ...NATIVE_MEMORY, NODE_OPTIONS: YOUNG_OBJECTS }).map(
      ([name, value]) => `${name}=${value}`,
    );
    expect(readFileSync(IMAGE, 'utf8')).toContain(words.join(' '));
  });
});
