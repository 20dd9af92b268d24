/** The password of the demo's accounts. It stands in the README, so nobody may choose it. */
export const PUBLISHED_PASSWORD = 'parde-demo-1404';
