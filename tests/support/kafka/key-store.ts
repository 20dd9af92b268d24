import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { KEY_STORE_PASSWORD } from './broker-settings.ts';

const run = promisify(execFile);

export interface KeyStore {
  /** PKCS12. */
  file: string;
  /** PEM. */
  certificate: string;
}

/** A key that signs itself for 127.0.0.1, made once by Java's own tool and kept beside the jars. */
export async function keyStore(jars: string): Promise<KeyStore> {
  const folder = `${jars}-keys`;
  if (!existsSync(folder)) await makeIn(folder);
  return { file: path.join(folder, 'broker.p12'), certificate: path.join(folder, 'broker.pem') };
}

/** Two runs may make it at the same time: each in a folder of its own, the first one's is kept. */
async function makeIn(folder: string): Promise<void> {
  const made = `${folder}.${process.pid}`;
  const store = ['-keystore', path.join(made, 'broker.p12'), '-storepass', KEY_STORE_PASSWORD, '-alias', 'broker'];
  const key = ['-keyalg', 'EC', '-groupname', 'secp256r1', '-validity', '36500', '-storetype', 'PKCS12'];
  const names = ['-dname', 'CN=127.0.0.1', '-ext', 'san=ip:127.0.0.1'];
  try {
    await mkdir(made, { recursive: true });
    await run('keytool', ['-genkeypair', ...store, ...key, ...names]);
    await run('keytool', ['-exportcert', '-rfc', ...store, '-file', path.join(made, 'broker.pem')]);
    await rename(made, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
