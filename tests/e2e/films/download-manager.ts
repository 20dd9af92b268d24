import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { eventually } from '#platform/testing/eventually.ts';
import { findProgram } from '#tools/cluster/programs.ts';
import { ManagedProcess } from '#tools/processes/managed-process.ts';
import { post } from '../../support/api-client.ts';

const aria2 = findProgram('aria2c', process.env);
if (!aria2) process.stderr.write('SKIPPED: the download of a whole film, because aria2c is not installed\n');
export const itWithAria2 = aria2 ? it : it.skip;

const FILM = 'inception-2010';
/** Enough to kill something in the middle of a film of the demo. */
const UNDER_WAY_BYTES = 300_000;

interface Film {
  id: number;
  resolution: string;
  size: number;
  checksum: string;
}

/** The files of the film, the newest upload first: these need a plan. */
export async function filesOfFilm(url: string): Promise<Film[]> {
  const { body } = await post(url, `/api/post/getMovie/${FILM}`);
  const newest = (one: { uploaded_at: string }, other: { uploaded_at: string }) =>
    other.uploaded_at.localeCompare(one.uploaded_at);
  return body.post.files.toSorted(newest);
}

/** aria2 at its most eager, at work for a member by the site's own lists. */
export class DownloadManager {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** The files within the days in which downloads cost, once the plan that was just bought is known. */
  filesThatCost(): Promise<Film[]> {
    return eventually(async () => {
      const { body } = await post(this.url, `/api/post/getMovie/${FILM}`);
      const asked = { post_id: body.post.id, token: this.token };
      const { files: rights } = (await post(this.url, '/api/user/fileRights', asked)).body;
      const cost = (await filesOfFilm(this.url)).filter((film) => rights[film.id].charge === 'bytes');
      expect(cost).not.toEqual([]);
      return cost;
    }, 30_000);
  }

  /**
   * @param underWay run when a good part of the film has come; it comes slowly then.
   * @returns the checksum of what has come.
   */
  async fetch(film: Film, underWay?: () => Promise<void>): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'parde-aria2-'));
    const list = path.join(folder, 'list.txt');
    const answer = await fetch(`${this.url}/api/downloadList/aria2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file_ids: [film.id], token: this.token }),
    });
    await writeFile(list, await answer.text());
    const [, name] = /^ {2}out=(.+)$/m.exec(await readFile(list, 'utf8'))!;
    const target = path.join(folder, name!);
    const slow = underWay ? ['--max-overall-download-limit=150K'] : [];
    const args = ['-x16', '-s16', '-k1M', '--retry-wait=1', '--max-tries=0', '--file-allocation=none', '-q', ...slow];
    const manager = new ManagedProcess(aria2!, [...args, '-d', folder, '-i', list], {});
    try {
      if (underWay) {
        await eventually(
          async () => expect((await stat(target)).blocks * 512).toBeGreaterThan(UNDER_WAY_BYTES),
          60_000,
        );
        await underWay();
      }
      expect([await manager.finished(), manager.output]).toEqual([0, expect.any(String)]);
      return createHash('sha256')
        .update(await readFile(target))
        .digest('hex');
    } finally {
      await manager.end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** What the ledger has taken for downloads, by file, in the order in which they began: bytes. */
export async function chargesOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query(
    `select -sum(amount)::int as bytes from write.membership_entry where reason = 'download' group by reference order by min(id)`,
  );
  return rows.map(({ bytes }: { bytes: number }) => bytes);
}

/** Of those members that have a volume: bytes. */
export async function volumesOf(client: pg.Client): Promise<{ used: number; reserved: number }[]> {
  const { rows } = await client.query(
    `select bytes_used::int as used, bytes_reserved::int as reserved from write.membership where bytes_granted > 0`,
  );
  return rows;
}
