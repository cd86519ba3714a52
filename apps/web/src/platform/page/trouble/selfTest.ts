import { type Suspect, membersOf, patchedNames } from './patchedNames.ts'
import { noteTrouble } from './trouble.ts'

/** case 32. */
const suspects = (): Suspect[] => [
  { label: 'fetch', value: globalThis.fetch, name: 'fetch' },
  { label: 'XMLHttpRequest', value: globalThis.XMLHttpRequest, name: 'XMLHttpRequest' },
  ...membersOf('XMLHttpRequest', XMLHttpRequest.prototype).filter(({ name }) => name !== 'constructor'),
  ...membersOf('Array.prototype', Array.prototype).filter(({ name }) => name !== 'constructor'),
  { label: 'JSON.stringify', value: JSON.stringify, name: 'stringify' },
  // oxlint-disable-next-line typescript/unbound-method -- it is looked at, never called
  { label: 'BigInt.prototype.toString', value: BigInt.prototype.toString, name: 'toString' },
]

/** Only warns: wallets and extensions replace these too. The signing gate took its own references earlier. */
export function selfTest(): void {
  const names = patchedNames(suspects())
  if (names.length > 0) noteTrouble({ kind: 'patched', names: names.join(', ') })
}
