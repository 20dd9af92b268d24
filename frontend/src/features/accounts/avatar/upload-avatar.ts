import { call } from '../../../lib/api/client.ts';
import { rememberPosition } from '../../../lib/api/transport/read-your-writes.ts';
import { readToken } from '../../../lib/session/token.ts';

interface Uploaded {
  message: string;
  avatar_path: string;
}

/** Uploads by XMLHttpRequest, because fetch does not report upload progress. @param onProgress 0 to 1. @throws ApiError */
export function uploadAvatar(file: File, onProgress: (share: number) => void): Promise<Uploaded> {
  return call<Uploaded>(send(file, onProgress));
}

function send(
  file: File,
  onProgress: (share: number) => void,
): Promise<{ data?: Uploaded; error?: unknown; response: Response }> {
  const form = new FormData();
  form.append('token', readToken() ?? '');
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/user/uploadAvatar');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      rememberPosition(request.getResponseHeader('parde-position'));
      const response = new Response(null, { status: request.status });
      resolve(response.ok ? { data: request.response, response } : { error: request.response, response });
    });
    request.addEventListener('error', () => reject(new Error('the upload did not arrive')));
    request.send(form);
  });
}
