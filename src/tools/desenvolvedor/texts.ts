// `npm run sync` writes this file by index.ts.
import type { ToolTexts } from '../../kit/tool-texts.ts';
import { base64Texts } from './base64.texts.ts';
import { binaryTexts } from './binary.texts.ts';
import { cipherTexts } from './cipher.texts.ts';
import { crc32Texts } from './crc32.texts.ts';
import { cronTexts } from './cron.texts.ts';
import { diffTexts } from './diff.texts.ts';
import { hashTexts } from './hash.texts.ts';
import { jsonTexts } from './json.texts.ts';
import { jwtTexts } from './jwt.texts.ts';
import { morseTexts } from './morse.texts.ts';
import { qrTexts } from './qr.texts.ts';
import { timestampTexts } from './timestamp.texts.ts';
import { totpTexts } from './totp.texts.ts';
import { urlEncodeTexts } from './url-encode.texts.ts';
import { uuidTexts } from './uuid.texts.ts';
import { yamlTexts } from './yaml.texts.ts';

export const texts: Readonly<Record<string, ToolTexts>> = {
  'dev-base64': base64Texts,
  'dev-binary': binaryTexts,
  'dev-cipher': cipherTexts,
  'dev-crc32': crc32Texts,
  'dev-cron': cronTexts,
  'dev-diff': diffTexts,
  'dev-hash': hashTexts,
  'dev-json': jsonTexts,
  'dev-jwt': jwtTexts,
  'dev-morse': morseTexts,
  'dev-qr': qrTexts,
  'dev-timestamp': timestampTexts,
  'dev-totp': totpTexts,
  'dev-url-encode': urlEncodeTexts,
  'dev-uuid': uuidTexts,
  'dev-yaml': yamlTexts,
};
