// The changes of a regular expression.

/** A pattern with one part of it changed: an anchor gone, a quantifier or a class another one, its flags gone. */
export function patternsFor(pattern) {
  const changed = [];
  const put = (start, end, after) => changed.push(pattern.slice(0, start) + after + pattern.slice(end));
  const close = pattern.lastIndexOf('/');
  let inClass = false;
  for (let i = 1; i < close; i++) {
    const rest = pattern.slice(i, close);
    const escape = /^\\([dDwWsS])/.exec(rest);
    const times = /^\{(\d+)(,?)(\d*)\}/.exec(rest);
    if (escape)
      put(
        i,
        i + 2,
        `\\${escape[1] === escape[1].toLowerCase() ? escape[1].toUpperCase() : escape[1].toLowerCase()}`,
      );
    if (rest[0] === '\\') i++;
    else if (inClass) inClass = rest[0] !== ']';
    else if (rest[0] === '[') inClass = true;
    else if (rest[0] === '^' || rest[0] === '$') put(i, i + 1, '');
    else if (times) {
      put(
        i,
        i + times[0].length,
        `{${Number(times[1]) + 1}${times[2]}${times[3] && String(Number(times[3]) + 1)}}`,
      );
      if (times[3]) put(i, i + times[0].length, `{${times[1]},${Number(times[3]) + 1}}`);
    } else if (rest[0] === '+') put(i, i + 1, '*');
    else if (rest[0] === '*') put(i, i + 1, '+');
    else if (rest[0] === '?' && pattern[i - 1] !== '(' && !/[+*?}]/.test(pattern[i - 1])) put(i, i + 1, '');
  }
  const flags = pattern.slice(close + 1);
  for (const flag of ['g', 'i', 'm', 's']) {
    if (flags.includes(flag)) changed.push(pattern.slice(0, close + 1) + flags.replace(flag, ''));
  }
  return changed;
}
