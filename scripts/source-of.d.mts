export function sourceOf(types: string): string;
