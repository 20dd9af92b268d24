import { z } from 'zod';

/** Where files are kept: in a folder, or in a bucket where STORAGE_S3_ENDPOINT is set. */
export const storageVariables = {
  STORAGE_DIR: z.string().optional(),
  STORAGE_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_S3_BUCKET: z.string().default('parde'),
  STORAGE_S3_REGION: z.string().default('us-east-1'),
  STORAGE_S3_ACCESS_KEY: z.string().optional(),
  STORAGE_S3_SECRET_KEY: z.string().optional(),
};

type StorageVariables = z.output<z.ZodObject<typeof storageVariables>>;

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** @returns null where files are kept in a folder. */
export function s3Settings(env: StorageVariables): S3Settings | null {
  if (!env.STORAGE_S3_ENDPOINT) return null;
  return {
    endpoint: env.STORAGE_S3_ENDPOINT,
    bucket: env.STORAGE_S3_BUCKET,
    region: env.STORAGE_S3_REGION,
    accessKey: env.STORAGE_S3_ACCESS_KEY ?? '',
    secretKey: env.STORAGE_S3_SECRET_KEY ?? '',
  };
}

/** What is wrong with the settings, one line each. */
export function storageErrors(s3: S3Settings | null): string[] {
  if (!s3 || (s3.accessKey && s3.secretKey)) return [];
  return ['STORAGE_S3_ACCESS_KEY and STORAGE_S3_SECRET_KEY: both are needed with STORAGE_S3_ENDPOINT'];
}
