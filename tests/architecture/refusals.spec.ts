import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errors } from '../../admin/src/i18n/fa/errors.ts';
import { server } from '../../admin/src/i18n/fa/server.ts';
import { type Audience, audienceOf, type Refusal, refusalsIn, type SourceFile } from './refusals.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A few sentences of the specification are Persian themselves. */
const PERSIAN = /\p{Script=Arabic}/u;

function filesUnder(folder: string, wanted: RegExp): SourceFile[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => wanted.test(file) && !/\.spec\.ts$|\.contract\.ts$|\/(testing|demo|adapters)\//.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

const files = ['services/modules', 'services/platform'].flatMap((folder) => filesUnder(folder, /\.ts$/));
const site = Object.assign(
  {},
  ...filesUnder('frontend/src', /locales\/fa\.json$/).map(({ text }) => JSON.parse(text)),
) as Record<string, string>;

const onSite = ({ sentence }: Refusal) => sentence in site;
const inConsole = ({ sentence, code }: Refusal) => sentence in server || (code !== null && code in errors);
const HAS_PERSIAN: Record<Audience, (refusal: Refusal) => boolean> = {
  site: onSite,
  console: inConsole,
  either: (refusal) => onSite(refusal) || inConsole(refusal),
};

it('every refusal of the server has Persian words, where it is read', () => {
  const refusals = files.flatMap(refusalsIn);
  const without = refusals.filter((refusal) => {
    const audience = audienceOf(refusal.file, files);
    return !PERSIAN.test(refusal.sentence) && !HAS_PERSIAN[audience](refusal);
  });
  expect(refusals.length).toBeGreaterThan(250);
  expect(without.map(({ file, code, sentence }) => `${file} (${code ?? 'schema'}): ${sentence}`)).toEqual([]);
});

it('a refusal is found in an error, in its constant and in a schema; what is not said to people is none', () => {
  const text = `
    import { z } from 'zod';
    const TAKEN = 'This name is taken';
    export class NameTaken extends DomainError {
      constructor() { super('name_taken', TAKEN, { errors: { name: ['Another name please'] } }); }
    }
    const words = { fa: 'نام', en: 'Two words' };
    const name = z.string('Please enter a name').describe('A name of somebody');
    const broken = new Error('No such thing is known');`;
  const found = refusalsIn({ path: 'name.errors.ts', text });
  expect(found.map(({ sentence, code }) => [sentence, code])).toEqual([
    ['This name is taken', 'name_taken'],
    ['Another name please', 'name_taken'],
    ['Please enter a name', null],
  ]);
});
