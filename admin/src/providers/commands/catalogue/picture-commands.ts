import type { components } from '../../../api/generated/schema.d.ts';
import { upload } from '../../http/http-client.ts';

type Schemas = components['schemas'];
export type UploadedPicture = Schemas['UploadedPicture'];
type PictureAdded = Schemas['PictureAdded'];

/** Pictures of titles, people, news posts and collections. */
export const pictureCommands = {
  addPicture: (file: File) => upload<PictureAdded>('/api/console/pictures', {}, file),
};
export type PictureCommands = typeof pictureCommands;
