import type { components } from '../../api/generated/schema.d.ts';
import { httpClient } from '../http-client.ts';

type Schemas = components['schemas'];
export type UploadedPicture = Schemas['UploadedPicture'];
type PictureAdded = Schemas['PictureAdded'];

/** Pictures of titles, people, news posts and collections. */
export const pictureCommands = {
  addPicture: async (file: File): Promise<PictureAdded> => {
    const body = new FormData();
    body.append('file', file);
    return (await httpClient('/api/console/pictures', { method: 'POST', body })).json as PictureAdded;
  },
};
export type PictureCommands = typeof pictureCommands;
