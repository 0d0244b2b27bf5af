// Asks the compiler about a mutation. It takes a second, so only mutations that pass the nearest tests get here.
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** @param {string} root */
export function compilerCheck(root) {
  const config = join(root, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const sources = fileNames.filter((file) => !file.endsWith('.test.ts') && !file.includes('/examples/'));
  let changed = { path: '', text: '', version: 0 };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => sources,
    getScriptVersion: (path) => (path === changed.path ? `changed ${changed.version}` : '0'),
    getScriptSnapshot(path) {
      const text = path === changed.path ? changed.text : ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const faults = (path, text) => {
    changed = { path, text, version: changed.version + 1 };
    return service.getSyntacticDiagnostics(path).length + service.getSemanticDiagnostics(path).length;
  };
  return (file, text) => {
    const path = join(root, file);
    return faults(path, text) > 0 && faults(path, ts.sys.readFile(path)) === 0;
  };
}
