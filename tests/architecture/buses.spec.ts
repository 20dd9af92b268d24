import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MODULES = 'services/modules';

/** What answers with a stream of bytes or events, or takes one, has no result that a bus could bring. */
const STREAMS = [
  'delivery/queries/get-download/get-download.controller.ts',
  'delivery/queries/get-stream/get-stream.controller.ts',
  'media/commands/send-piece/send-piece.controller.ts',
  'notifications/queries/follow-count/follow-count.controller.ts',
];

const controllers = readdirSync(path.join(ROOT, MODULES), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/(commands|queries)\/.*\.controller\.ts$/.test(file))
  .sort();
const sourceOf = (file: string) => readFileSync(path.join(ROOT, MODULES, file), 'utf8');
const busOf = (file: string) => (file.includes('/commands/') ? 'CommandBus' : 'QueryBus');

describe('controllers', () => {
  it('send commands and ask queries by their bus, but for streams', () => {
    expect(controllers.length).toBeGreaterThan(150);
    expect(controllers.filter((file) => !sourceOf(file).includes(`: ${busOf(file)}`))).toEqual(STREAMS);
  });

  it('know no repository, and no database', () => {
    const knowing = /from '[^']*(\/persistence\/|typeorm|platform\/database)/;
    expect(controllers.filter((file) => knowing.test(sourceOf(file)))).toEqual([]);
  });
});
