/**
 * What the build keeps of the answers' numbers, for the tools that explain themselves: by tool and path (`descontos[].valor`)
 * the text in Portuguese and in English. In the sources the schemas have it, and this is empty.
 */
export const answerTexts: Readonly<{
  [tool: string]: Readonly<{ [path: string]: readonly [pt: string, en: string] }>;
}> = {};
