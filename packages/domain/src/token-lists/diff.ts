import type { ListedToken } from './tokenList.ts'
import type { VersionStep } from './version.ts'

export type TokenChange = { readonly token: ListedToken; readonly fields: readonly string[] }

export type ListDiff = {
  readonly added: readonly ListedToken[]
  readonly removed: readonly ListedToken[]
  /** Tokens in both lists whose fields differ, as in the newer list. */
  readonly changed: readonly TokenChange[]
}

/** Chain and address identify a token; the case of the address does not matter. */
const keyOf = ({ chainId, address }: ListedToken) => `${chainId} ${address.toLowerCase()}`
const byKey = (tokens: readonly ListedToken[]) => new Map(tokens.map((token) => [keyOf(token), token]))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Compares JSON values deeply; extensions limit the depth. */
function isEqualJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const fieldsOfOne = new Map(Object.entries(one))
  const fieldsOfOther = new Map(Object.entries(other))
  return (
    fieldsOfOne.size === fieldsOfOther.size &&
    [...fieldsOfOne].every(([name, value]) => fieldsOfOther.has(name) && isEqualJson(value, fieldsOfOther.get(name)))
  )
}

const FIELDS = ['name', 'symbol', 'decimals', 'logoURI', 'tags', 'extensions'] as const

export function listDiff(base: readonly ListedToken[], next: readonly ListedToken[]): ListDiff {
  const before = byKey(base)
  const after = byKey(next)
  return {
    added: next.filter((token) => !before.has(keyOf(token))),
    removed: base.filter((token) => !after.has(keyOf(token))),
    changed: next.flatMap((token) => {
      const old = before.get(keyOf(token))
      const fields = old ? FIELDS.filter((field) => !isEqualJson(old[field], token[field])) : []
      return fields.length > 0 ? [{ token, fields }] : []
    }),
  }
}

/** The smallest version step that covers the changes; removing a token needs a major one (spec: token-lists.version-step). */
export function neededStep({ added, removed, changed }: ListDiff): VersionStep {
  if (removed.length > 0) return 'major'
  if (added.length > 0) return 'minor'
  return changed.length > 0 ? 'patch' : 'none'
}
