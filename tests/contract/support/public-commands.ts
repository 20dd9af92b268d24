/**
 * Commands that need no log-in: registration and log-in, buying, prices, letters to the staff, reports of missing
 * translations, and what a link in a mail ends.
 */
export const PUBLIC_COMMANDS = [
  '/api/user/register',
  '/api/user/verify',
  '/api/user/resendCode',
  '/api/user/activationCall',
  '/api/user/login',
  '/api/user/consoleLogin',
  '/api/user/recovery',
  '/api/user/recoveryLink',
  '/api/user/changePassword',
  '/api/user/makePayment',
  '/api/user/coupon',
  '/api/setTranslations',
  '/api/contact',
  '/unsubscribe/{ticket}',
];
