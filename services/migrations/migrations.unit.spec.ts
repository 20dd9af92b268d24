import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readMigrations } from './read-migrations.ts';
import { writeMigrations } from './write-migrations.ts';

describe.each([
  ['read', readMigrations],
  ['write', writeMigrations],
])('the migrations of the %s database', (folder, migrations) => {
  it('are all run, oldest first', () => {
    const files = readdirSync(path.join(import.meta.dirname, folder));
    const numbers = files.map((file) => file.split('-')[0]).sort();
    expect(migrations.map(({ name }) => /\d+$/.exec(name)?.[0])).toEqual(numbers);
  });
});
