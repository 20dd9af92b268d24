import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { withConnection } from './connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findBinaries } from './place/binaries.ts';
import { NOTE } from './place/cluster-place.ts';

jest.setTimeout(60_000);

/* Only root has a second user for the server, and so places that user cannot enter. */
const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

let closed: string;
let server: EmbeddedPostgres | undefined;

beforeEach(async () => {
  // mkdtemp makes it 0700, as /root is.
  closed = await mkdtemp(path.join(os.tmpdir(), 'parde-closed-spec-'));
  await cp(path.join(findBinaries().root, '..'), path.join(closed, 'package'), {
    recursive: true,
    verbatimSymlinks: true,
  });
});

afterEach(async () => {
  await server?.stop();
  if (server) await rm(server.home, { recursive: true, force: true });
  await rm(closed, { recursive: true, force: true });
});

asRoot('a project in a folder that is closed to others', () => {
  it('has its cluster elsewhere, says where, and finds it again', async () => {
    const options = {
      dataDir: path.join(closed, 'data'),
      binariesRoot: path.join(closed, 'package', 'native'),
      durable: false,
    };
    server = await startEmbeddedPostgres(options);
    expect(server.home.startsWith(closed)).toBe(false);
    expect(await readFile(path.join(closed, 'data', NOTE), 'utf8')).toContain(`\n${server.home}\n`);
    await withConnection(server.url, (client) => client.query('CREATE TABLE kept AS SELECT 42 AS answer'));
    const { home } = server;
    await server.stop();

    server = await startEmbeddedPostgres(options);
    expect(server.home).toBe(home);
    const { rows } = await withConnection(server.url, (client) => client.query('SELECT answer FROM kept'));
    expect(rows).toEqual([{ answer: 42 }]);
  });

  it('does not begin anew in silence when the cluster elsewhere has gone', async () => {
    const dataDir = path.join(closed, 'data');
    server = await startEmbeddedPostgres({ dataDir, durable: false });
    await server.stop();
    await rm(server.home, { recursive: true });
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toMatchObject({ code: 'data_folder_broken' });
  });
});
