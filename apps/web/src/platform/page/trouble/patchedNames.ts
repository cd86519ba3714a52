/** A built-in function of the browser, and its name in its own source. */
export type Suspect = { label: string; value: unknown; name: string }

// oxlint-disable-next-line typescript/unbound-method -- called with Reflect.apply
const sourceOf = Function.prototype.toString

/**
 * True if the function's source is native code with its own name. A wrapper shows its own source,
 * and a Proxy or bound function shows no name.
 */
function isNative({ value, name }: Suspect): boolean {
  if (typeof value !== 'function') return false
  return Reflect.apply(sourceOf, value, []).replaceAll(/\s+/g, ' ') === `function ${name}() { [native code] }`
}

/** The labels of the functions that are not native, each once. */
export const patchedNames = (suspects: readonly Suspect[]): string[] => [
  ...new Set(suspects.filter((suspect) => !isNative(suspect)).map(({ label }) => label)),
]

/** Every function of a prototype, under one label. */
export const membersOf = (label: string, prototype: object): Suspect[] =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    typeof value === 'function' ? [{ label, value: value as unknown, name }] : [],
  )

/** True if reading a field of any object or list runs code; the browser's own accessors are excepted. */
export const hasAccessor = (prototype: object, own: readonly string[] = []): boolean =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)).some(
    ([name, descriptor]) => !('value' in descriptor) && !own.includes(name),
  )
