import { visitEnd } from '../visit/visit.ts'
import { type Suspect, hasAccessor, membersOf, patchedNames } from './patchedNames.ts'
import { noteTrouble } from './trouble.ts'

/** Interval between tests, short enough to warn before the next signature. */
const INTERVAL_MS = 10_000

/** Prototypes whose functions the whole page relies on. */
const PROTOTYPES = {
  'Object.prototype': Object.prototype,
  'Function.prototype': Function.prototype,
  'Array.prototype': Array.prototype,
  'String.prototype': String.prototype,
  'Number.prototype': Number.prototype,
  'BigInt.prototype': BigInt.prototype,
  'RegExp.prototype': RegExp.prototype,
  'Promise.prototype': Promise.prototype,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  'WeakMap.prototype': WeakMap.prototype,
  'Response.prototype': Response.prototype,
  XMLHttpRequest: XMLHttpRequest.prototype,
} as const
const NAMESPACES = { Object, Reflect, JSON, Promise, BigInt } as const

/** The browser names these functions differently. */
const ALIASES = new Set(['String.prototype.trimLeft', 'String.prototype.trimRight', 'Set.prototype.keys'])
const isChecked = ({ label, name }: Suspect) => name !== 'constructor' && !ALIASES.has(`${label}.${name}`)

/** Functions whose replacement is reported (case 32). */
const suspects = (): Suspect[] => [
  { label: 'fetch', value: globalThis.fetch, name: 'fetch' },
  { label: 'XMLHttpRequest', value: globalThis.XMLHttpRequest, name: 'XMLHttpRequest' },
  ...[PROTOTYPES, NAMESPACES].flatMap((holders) =>
    Object.entries(holders)
      .flatMap(([label, holder]) => membersOf(label, holder))
      .filter(isChecked),
  ),
]

function check(): void {
  const odd = hasAccessor(Object.prototype, ['__proto__']) || hasAccessor(Array.prototype)
  const names = [...patchedNames(suspects()), ...(odd ? ['Object.prototype'] : [])]
  if (names.length > 0) noteTrouble({ kind: 'patched', names: names.join(', ') })
}

/** Only warns: wallets and extensions replace these too. The signing gate took its own references earlier. */
export function selfTest(): void {
  check()
  const timer = setInterval(check, INTERVAL_MS)
  visitEnd().addEventListener('abort', () => clearInterval(timer))
}
