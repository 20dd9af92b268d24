import { CallPort } from './call.port.ts';

/** A site without a telephone provider. */
export class NoCalls extends CallPort {
  readonly available = false;

  async say(): Promise<void> {
    throw new Error('this site has no telephone');
  }
}
