export { marketplaceAlpha } from './marketplace-alpha.ts';
export { marketplaceBeta } from './marketplace-beta.ts';
export { marketplaceGamma } from './marketplace-gamma.ts';
