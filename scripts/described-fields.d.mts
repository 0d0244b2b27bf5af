import type { FieldTexts } from '../src/kit/tool-texts.ts';
import type { SchemaNode } from '../src/pipeline/schema.ts';

export declare function describedFields(
  schema: object,
  said?: Pick<FieldTexts, 'fields'>,
): { readonly path: string; readonly schema: SchemaNode; readonly texts: FieldTexts | undefined }[];
