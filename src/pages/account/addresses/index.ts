/** All addresses of the account area. A path that is written out stands before one with a named part. */
export {
  listDeliveries,
  readDelivery,
  recoverWebhook,
  resendDelivery,
  retryDelivery,
  retryWebhook,
} from './deliveries.ts';
export { readExport } from './export.ts';
export { addFavorite, listFavorites, removeFavorite } from './favorites.ts';
export { createKey, listKeys, revokeKey, rotateKey, updateKey } from './keys.ts';
export { readAccount } from './overview.ts';
export { eraseAccount, renameAccount } from './own-account.ts';
export { listPlans } from './plans.ts';
export { commitSecret, rotateSecret } from './secrets.ts';
export { readUsage } from './usage.ts';
export {
  createWebhook,
  deleteWebhook,
  disableWebhook,
  enableWebhook,
  listWebhooks,
  readWebhook,
  testAddress,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';
