export function bundleWorker(source: { readonly file: string } | { readonly text: string }): Promise<string>;

export function startWorker(
  script: string,
  options?: object,
): Promise<{ readonly origin: string; stop(): Promise<void> }>;
