/** The shard of a name: FNV-1a in 32 bits over its code units. */
export function placeOf(name: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % count;
}

/** The items of each shard, by the account that they belong to. */
export function byPlace<Item extends { readonly accountId: string }>(
  items: readonly Item[],
  count: number,
): ReadonlyMap<number, readonly Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const place = placeOf(item.accountId, count);
    const group = groups.get(place);
    if (group) group.push(item);
    else groups.set(place, [item]);
  }
  return groups;
}
