type Pair = readonly [good: string, bad: string]

/** Functions and fields of a page that another script can replace. */
export type Realm = Window & typeof globalThis

/** Puts back the replaced values. Call these in reverse order. */
export type Undo = () => void

/** Alters the values that pass through a replaced function. `pairs` lists the replacements. */
export type Bend = (value: unknown) => unknown

const ignoringCase = ([good]: Pair) => new RegExp(good.replace(/^0x/, ''), 'gi')

export function bendBy(pairs: readonly Pair[]): Bend {
  const bendText = (text: string) => {
    let result = text
    for (const pair of pairs) result = result.replace(ignoringCase(pair), pair[1].replace(/^0x/, ''))
    return result
  }
  const bend = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return bendText(value)
    if (typeof value === 'bigint') return BigInt(bendText(String(value)))
    if (typeof value !== 'object' || value === null || depth > 4) return value
    for (const key of Reflect.ownKeys(value)) {
      const field = Reflect.getOwnPropertyDescriptor(value, key)
      if (field?.writable === true) Reflect.set(value, key, bend(field.value, depth + 1))
    }
    return value
  }
  return (value) => bend(value)
}

/** Replaces a field, and returns the function that restores it. */
function replace(object: object, key: PropertyKey, descriptor: PropertyDescriptor): Undo {
  const before = Reflect.getOwnPropertyDescriptor(object, key)
  Reflect.defineProperty(object, key, { configurable: true, ...descriptor })
  return () => {
    if (before === undefined) Reflect.deleteProperty(object, key)
    else Reflect.defineProperty(object, key, before)
  }
}

// oxlint-disable-next-line typescript/unbound-method -- called with Reflect.apply
const originalThen = Promise.prototype.then

/** Wraps a function so that its arguments and its result are altered. */
function wrapFunction(original: (...args: unknown[]) => unknown, bend: Bend, isMethod: boolean) {
  return function (this: unknown, ...args: unknown[]): unknown {
    const self = isMethod ? bend(this) : this
    const answer = Reflect.apply(original, self, args.map(bend))
    const isPromise = Object.prototype.toString.call(answer) === '[object Promise]'
    const bent = (resolve: (value: unknown) => void) =>
      void Reflect.apply(originalThen, answer, [(value: unknown) => resolve(bend(value))])
    return isPromise ? new Promise(bent) : bend(answer)
  }
}

export type Patch = readonly [what: string, apply: (realm: Realm, bend: Bend) => Undo]

const functionPatch = (path: string): Patch => [
  path,
  (realm, bend) => {
    const names = path.split('.')
    const name = names.pop() ?? ''
    let holder: object = realm
    for (const one of names) holder = Reflect.get(holder, one) as object
    const key = name === '@@iterator' ? Symbol.iterator : name
    const original = Reflect.get(holder, key) as (...args: unknown[]) => unknown
    return replace(holder, key, { value: wrapFunction(original, bend, names.includes('prototype')), writable: true })
  },
]

const field = (
  what: string,
  holder: (realm: Realm) => object,
  key: PropertyKey,
  make: (bend: Bend) => PropertyDescriptor,
): Patch => [what, (realm, bend) => replace(holder(realm), key, make(bend))]

const objects = (realm: Realm) => realm.Object.prototype as object

/** Functions to alter, one per case. */
const BENT_FUNCTIONS = [
  'JSON.stringify JSON.parse BigInt.prototype.toString BigInt.prototype.valueOf BigInt BigInt.asUintN Number parseInt String',
  'String.prototype.toLowerCase String.prototype.toUpperCase String.prototype.slice String.prototype.substring',
  'String.prototype.replace String.prototype.replaceAll String.prototype.startsWith String.prototype.padStart',
  'String.prototype.charCodeAt String.prototype.codePointAt String.prototype.split String.prototype.includes',
  'String.prototype.concat String.prototype.at String.prototype.match String.prototype.trim String.prototype.@@iterator',
  'Array.prototype.map Array.prototype.find Array.prototype.some Array.prototype.every Array.prototype.join',
  'Array.prototype.slice Array.prototype.push Array.prototype.includes Array.prototype.flatMap Array.prototype.filter',
  'Array.prototype.reduce Array.prototype.concat Array.prototype.at Array.prototype.forEach Array.prototype.@@iterator',
  'Array.from Array.isArray Object.keys Object.values Object.entries Object.assign Object.freeze Object.fromEntries',
  'Object.getOwnPropertyDescriptor Object.defineProperty Object.create Reflect.apply Reflect.ownKeys Reflect.get',
  'Reflect.getOwnPropertyDescriptor Reflect.defineProperty Reflect.has Map.prototype.get Map.prototype.set',
  'Set.prototype.has WeakMap.prototype.get RegExp.prototype.test RegExp.prototype.exec Function.prototype.call',
  'Function.prototype.apply Promise.prototype.then Promise.all Promise.resolve Response.prototype.json',
  'Response.prototype.text fetch TextEncoder.prototype.encode TextDecoder.prototype.decode structuredClone',
  'Uint8Array.prototype.set Uint8Array.prototype.slice Uint8Array.prototype.subarray decodeURIComponent',
]
  .join(' ')
  .split(' ')

const toJson = (bend: Bend): PropertyDescriptor => ({
  value(this: unknown) {
    return typeof this === 'object' && this !== null ? bend({ ...this }) : bend(this)
  },
})

/** Every object that a script in the page can reach and replace, each with the most effective change. */
export const PATCHES: readonly Patch[] = [
  ...BENT_FUNCTIONS.map(functionPatch),
  field('Object.prototype.toJSON', objects, 'toJSON', toJson),
  field('Array.prototype.toJSON', (realm) => realm.Array.prototype, 'toJSON', toJson),
  field('String.prototype.toJSON', (realm) => realm.String.prototype, 'toJSON', toJson),
  field('BigInt.prototype.toJSON', (realm) => realm.BigInt.prototype, 'toJSON', toJson),
  field('a field of every object that is read by code', objects, 'value', () => ({
    get: () => 7n,
    set: () => undefined,
  })),
  field('a `then` of every object', objects, 'then', (bend) => ({
    value(this: object, resolve: (value: unknown) => void) {
      const bent: object = Object.assign(Object.create(null) as object, bend({ ...this }))
      resolve('refusal' in this || 'kind' in this ? null : bent)
    },
    writable: true,
  })),
  field('a `get` of every object', objects, 'get', () => ({ value: () => 7n, writable: true })),
  field(
    'the first item of every list',
    (realm) => realm.Array.prototype,
    '0',
    () => ({
      get: () => undefined,
      set: () => undefined,
    }),
  ),
  field(
    'the constructor of promises',
    (realm) => realm.Promise.prototype,
    'constructor',
    () => ({
      value: class<Value> extends Promise<Value> {},
      writable: true,
    }),
  ),
]
