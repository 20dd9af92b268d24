import { walkedSite } from '../support/walked-site.ts';
import { openConsoles } from './open-consoles.ts';
import { makeUndigested, tryAgain } from './parked-events.ts';
import { returnByHand, seesReturn } from './returned-money.ts';

describe('what an administrator mends by hand', () => {
  const site = walkedSite();
  const openConsole = openConsoles(site);

  it('an event that a read model could not digest is tried again, until it is there', async () => {
    const consolePage = await openConsole('en', await site.signIn('admin'));
    await makeUndigested(consolePage, site, 'NOWRUZ-1406');
    await tryAgain(consolePage, site, 'NOWRUZ-1406');
  });

  it('money that the bank does not give back is noted as sent by one of two, and its buyer is told', async () => {
    const [buyer, admin] = [await site.signIn('viewer'), await site.signIn('admin')];
    const reference = await returnByHand(await openConsole('en', admin), await openConsole('en', admin), site, buyer);
    await seesReturn(site, buyer, reference);
  });
});
