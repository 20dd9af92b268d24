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

  it('keep whole answers, and answer before the guards, only where everybody may ask', () => {
    const kept = routes().filter(({ text }) => /@(Public|Kept)Document\(/.test(text));
    expect(kept.length).toBeGreaterThan(30);
    expect(kept.filter(({ text }) => !text.includes("access: 'public'"))).toEqual([]);
    const bySlug = kept.filter(({ text }) => /@PublicDocument\([^)]/.test(text));
    expect(bySlug.map(({ address }) => address)).toEqual(['getMovie/:slug', 'getSerial/:slug']);
  });
});

/** Each route's address, with all that is declared of it up to the next one. */
function routes(): { file: string; address: string; text: string }[] {
  return controllers.flatMap((file) => {
    const [, ...parts] = sourceOf(file).split(/@(?:Post|Get|Put|Delete)\(/);
    return parts.map((text) => ({ file, address: /^'([^']*)'/.exec(text)?.[1] ?? '', text }));
  });
}
