/** Commands that need no log-in: registration and log-in, buying, prices, reports of missing translations. */
export const PUBLIC_COMMANDS = [
  'user/register',
  'user/verify',
  'user/resendCode',
  'user/activationCall',
  'user/login',
  'user/consoleLogin',
  'user/recovery',
  'user/changePassword',
  'user/makePayment',
  'user/coupon',
  'setTranslations',
];
