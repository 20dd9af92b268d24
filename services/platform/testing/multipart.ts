import { randomUUID } from 'node:crypto';

interface FormFile {
  bytes: Buffer;
  /** As the sender calls it. */
  name?: string;
  type?: string;
}

/** A form with one file, named `file`, as a browser sends it. */
export function multipart(
  { bytes, name = 'me.jpg', type = 'image/jpeg' }: FormFile,
  fields: Record<string, string>,
): { headers: Record<string, string>; payload: Buffer } {
  const boundary = `parde-${randomUUID()}`;
  const part = (head: string, body: Buffer) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    body,
    Buffer.from('\r\n'),
  ];
  const payload = Buffer.concat([
    ...Object.entries(fields).flatMap(([field, value]) => part(`name="${field}"`, Buffer.from(value))),
    ...part(`name="file"; filename="${name}"\r\nContent-Type: ${type}`, bytes),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload };
}
