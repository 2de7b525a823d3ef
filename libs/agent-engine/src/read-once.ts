/** Reads what is declared the first time that it is asked for: a declaration does not change, and every question is held against it. */
export function readOnce<Declared extends object, Read>(read: (declared: Declared) => Read): (declared: Declared) => Read {
  const known = new WeakMap<Declared, Read>();
  return (declared) => {
    const before = known.get(declared);
    if (before !== undefined) return before;
    const made = read(declared);
    known.set(declared, made);
    return made;
  };
}
