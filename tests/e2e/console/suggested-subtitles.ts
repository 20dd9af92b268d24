import { get } from '../../support/api-client.ts';
import type { WalkedSite } from '../support/walked-site.ts';

/** What members suggest for the console to decide. */
export function suggestedSubtitles(site: WalkedSite) {
  return {
    /** @returns the id of a file on the site. */
    async anyFile(token: string): Promise<number> {
      const headers = { authorization: `Bearer ${token}` };
      const titles = await get(site.url, '/api/console/titles', headers);
      for (const { id } of titles.body) {
        const { body } = await get(site.url, `/api/console/titles/${id}`, headers);
        if (body.files?.length > 0) return body.files[0].id;
      }
      throw new Error('no movie of the demo has a file');
    },
    /** @returns its id. */
    async suggest(token: string, fileId: number, bytes: Uint8Array | string, language = 'fa'): Promise<number> {
      const form = new FormData();
      for (const [name, value] of Object.entries({ token, file_id: String(fileId), language }))
        form.append(name, value);
      form.append('file', new Blob([bytes as BlobPart]), 'film.srt');
      const answer = await fetch(`${site.url}/api/user/suggestSubtitle`, { method: 'POST', body: form });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { id: number }).id;
    },
  };
}
