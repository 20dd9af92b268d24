import { readFileSync } from 'node:fs';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../../frontend/dist-server/page-renderer.js');

it('what draws pages on the server says nothing of the addresses that it is asked for', () => {
  expect(readFileSync(PROGRAM, 'utf8')).not.toContain('No routes matched location');
});
