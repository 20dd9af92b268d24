import { api, call } from '../../../../lib/api/client.ts';
import type { Language } from '../../../../lib/i18n/language.ts';

/** Saves the receipt as a PDF file in the reader's language. @throws ApiError */
export async function downloadReceipt(reference: string, number: string, language: Language): Promise<void> {
  const file = await call(api.POST('/api/user/receiptFile', { body: { reference, language }, parseAs: 'blob' }));
  const address = URL.createObjectURL(file as unknown as Blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: `parde-${number}.pdf` });
  link.click();
  // A browser may read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
