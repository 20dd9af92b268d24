import { clearRegistrationOrder, registrationOrder, storeRegistrationOrder } from './registration-order.ts';

const ORDER = {
  userId: 'pLq0Vt8mXs2bNc4dRf6gHj8kLz0xYw1e',
  login: 'niloufar',
  email: 'niloufar@example.com',
  planId: 2,
  offerId: 3,
  price: 490_000,
  size: 30,
  since: 1_000,
};
const DAY = 86_400_000;

describe('the order of a registration', () => {
  afterEach(clearRegistrationOrder);

  it('outlives the page, for a day', () => {
    storeRegistrationOrder(ORDER);
    expect(registrationOrder(1_000 + DAY - 1)).toEqual(ORDER);
    expect(registrationOrder(1_000 + DAY)).toBeNull();
  });

  it('is not taken from a page that still knew accounts by their numbers', () => {
    sessionStorage.setItem('parde.order', JSON.stringify({ ...ORDER, userId: 7 }));
    expect(registrationOrder(1_000)).toBeNull();
  });

  it.each(['{"userId":', 'null', '7'])('is none where %s is kept', (kept) => {
    sessionStorage.setItem('parde.order', kept);
    expect(registrationOrder(1_000)).toBeNull();
  });

  it('is nobody’s once it was forgotten', () => {
    storeRegistrationOrder(ORDER);
    clearRegistrationOrder();
    expect(registrationOrder(1_000)).toBeNull();
  });
});
