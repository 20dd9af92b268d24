import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { type FileLink, FileLinks } from '../contract/file-links.port.ts';

const USE = 'file link';

const claims = z.tuple([
  z.enum(['download', 'play']),
  z.number().int().positive(),
  z.number().int().positive(),
  z.string().regex(/^[0-9a-f]{64}$/),
  z.enum(['mp4', 'mkv', 'webm']),
  z.number().int().positive(),
  z.string(),
]);

@Injectable()
export class SignedFileLinks extends FileLinks {
  constructor(private readonly keys: KeyRing) {
    super();
  }

  sign({ way, userId, fileId, sha256, container, expiresAt, linkId }: FileLink): string {
    const text = JSON.stringify([way, userId, fileId, sha256, container, expiresAt, linkId]);
    const payload = Buffer.from(text).toString('base64url');
    return `${payload}.${this.keys.sign(USE, payload)}`;
  }

  read(token: string): FileLink | null {
    const dot = token.indexOf('.');
    if (dot < 1 || token.length > 1_000) return null;
    const payload = token.slice(0, dot);
    if (!this.keys.isSigned(USE, payload, token.slice(dot + 1))) return null;
    const [way, userId, fileId, sha256, container, expiresAt, linkId] = claims.parse(
      JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
    );
    return { way, userId, fileId, sha256, container, expiresAt, linkId };
  }
}
