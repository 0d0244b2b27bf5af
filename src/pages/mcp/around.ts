/**
 * How many values a message holds in lists and objects, without what the fields of a tool hold in `params.arguments`, or in
 * its `input` for a tool that calls others. They are counted in its text: to parse tens of thousands of names takes longer
 * than a request that is refused may.
 */
export function countAround(text: string): number {
  let [level, count, start] = [0, 0, 0];
  let [inString, isStart, inParams] = [false, false, false];
  /** The level of the fields of a tool; 0 outside its arguments. */
  let fields = 0;
  // The text that was read last, which is the name of the object that begins after it.
  let name = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) {
        inString = false;
        if (level <= 3) name = text.slice(start, i);
      }
    } else if (code > 0x20) {
      const isEnd = code === 0x7d || code === 0x5d;
      if ((fields === 0 || level <= fields) && (code === 0x2c || (isStart && !isEnd))) count++;
      inString = code === 0x22;
      if (inString) start = i + 1;
      isStart = code === 0x7b || code === 0x5b;
      if (isStart) {
        level++;
        if (level === 2) inParams = code === 0x7b && name === 'params';
        else if (level === 3) fields = inParams && name === 'arguments' ? 3 : 0;
        else if (level === 4 && fields > 0) fields = code === 0x7b && name === 'input' ? 4 : 3;
      } else if (isEnd && --level < 3) fields = 0;
    }
  }
  return count;
}
