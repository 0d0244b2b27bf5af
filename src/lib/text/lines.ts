/** The text with every line break (CRLF, CR) as LF. */
export function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** The blocks that blank lines separate, each as its lines; a line of white space is blank. */
export function blocksOf(text: string): string[][] {
  const blocks: string[][] = [];
  let block: string[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() !== '') {
      if (block.length === 0) blocks.push(block);
      block.push(line);
    } else block = [];
  }
  return blocks;
}
