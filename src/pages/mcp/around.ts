/**
 * How many values a message holds in lists and objects outside `params.arguments`, counted in its text: to parse tens of
 * thousands of names takes longer than a request that is refused may.
 */
export function countAround(text: string): number {
  let [level, count, start] = [0, 0, 0];
  let [inString, isStart, inParams, inArguments] = [false, false, false, false];
  // The text that was read last, which is the name of the object that begins after it.
  let name = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) {
        inString = false;
        if (level <= 2) name = text.slice(start, i);
      }
    } else if (code > 0x20) {
      const isEnd = code === 0x7d || code === 0x5d;
      if (!inArguments && (code === 0x2c || (isStart && !isEnd))) count++;
      inString = code === 0x22;
      if (inString) start = i + 1;
      isStart = code === 0x7b || code === 0x5b;
      if (isStart) {
        level++;
        if (level === 2) inParams = code === 0x7b && name === 'params';
        else if (level === 3) inArguments = inParams && name === 'arguments';
      } else if (isEnd && --level < 3) inArguments = false;
    }
  }
  return count;
}
