/** The numbers 0 … `length` − 1 in an order that depends on `seed` alone (Fisher–Yates over the generator mulberry32). */
export function shuffledOrder(length: number, seed: number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, position) => position);
  let state = seed >>> 0;
  for (let last = length - 1; last > 0; last -= 1) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const chosen = ((mixed ^ (mixed >>> 14)) >>> 0) % (last + 1);
    [order[last], order[chosen]] = [order[chosen]!, order[last]!];
  }
  return order;
}
