// `npm run sync` writes this file by index.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { marketplaceAlphaTexts } from './marketplace-alpha.texts.ts';
import { marketplaceBetaTexts } from './marketplace-beta.texts.ts';
import { marketplaceGammaTexts } from './marketplace-gamma.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'calculadoras-marketplace-alpha': marketplaceAlphaTexts,
  'calculadoras-marketplace-beta': marketplaceBetaTexts,
  'calculadoras-marketplace-gamma': marketplaceGammaTexts,
};
