import { z } from 'zod';

/** Of one piece; proxies take so much. */
export const MAX_PIECE_BYTES = 4 * 1_048_576;

export const uploadId = z.uuid();
export const pieceFrom = z.coerce.number().int().min(0).max(1_000_000_000_000);

/** OpenAPI's description of the form, which no schema looks at. */
export const sendPieceForm = {
  type: 'object',
  properties: {
    token: { type: 'string', description: 'Before the file, which is not received from anybody unknown' },
    file: { type: 'string', format: 'binary' },
  },
  required: ['file'],
};

export const sendPieceAnswer = z
  .object({
    status: z.literal(1),
    received: z.number().int().describe('bytes that are here: the next piece begins there'),
  })
  .meta({ id: 'SendPieceAnswer' });
export type SendPieceAnswer = z.infer<typeof sendPieceAnswer>;
