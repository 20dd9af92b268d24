import { trailerFile } from './trailer-file.ts';
import { pictureFile } from './uploaded-picture.ts';

export type UploadKind = 'picture' | 'trailer';

/** What the staff uploads before facts name it: where it is noted, and where the storage has it. */
export const UPLOADS = {
  picture: { table: 'write.uploaded_picture', key: 'uuid', file: pictureFile },
  trailer: { table: 'write.uploaded_trailer', key: 'text', file: trailerFile },
} satisfies Record<UploadKind, { table: string; key: 'uuid' | 'text'; file: (key: string) => string }>;
