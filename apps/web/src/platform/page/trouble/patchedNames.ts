/** Something of the browser, and the name that its source gives itself. */
export type Suspect = { label: string; found: unknown; name: string }

// oxlint-disable-next-line typescript/unbound-method -- called with Reflect.apply
const sourceOf = Function.prototype.toString

/** A function of the browser shows no source. A wrapper shows its own, and a Proxy or a bound function has no name there. */
function isNative({ found, name }: Suspect): boolean {
  if (typeof found !== 'function') return false
  return Reflect.apply(sourceOf, found, []).replaceAll(/\s+/g, ' ') === `function ${name}() { [native code] }`
}

/** Which of them are not the browser's own, each label once. */
export const patchedNames = (suspects: readonly Suspect[]): string[] => [
  ...new Set(suspects.filter((suspect) => !isNative(suspect)).map(({ label }) => label)),
]

/** Every function of a prototype, under one label. */
export const membersOf = (label: string, prototype: object): Suspect[] =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    typeof value === 'function' ? [{ label, found: value as unknown, name }] : [],
  )
