import { type ListDiff, listDiff, neededStep } from './diff.ts'
import type { TokenList } from './tokenList.ts'
import { covers, type VersionStep, versionStep } from './version.ts'

/** Decision about a fetched list. */
export type ListUpdate =
  /** Nothing was held: it is taken. */
  | { readonly kind: 'first' }
  /** Not a higher version than the one held, whatever is in it: nothing changes. */
  | { readonly kind: 'same' }
  /** A patch or minor step that covers the changes: applied without asking. */
  | { readonly kind: 'auto'; readonly diff: ListDiff }
  /** A major step: the person decides. */
  | { readonly kind: 'ask'; readonly diff: ListDiff }
  /** A step too small for its changes: not applied, and logged. */
  | { readonly kind: 'refuse'; readonly step: 'patch' | 'minor'; readonly needed: VersionStep }

export function listUpdate(held: TokenList | null, fetched: TokenList): ListUpdate {
  if (held === null) return { kind: 'first' }
  const step = versionStep(held.version, fetched.version)
  if (step === 'none') return { kind: 'same' }
  const diff = listDiff(held.tokens, fetched.tokens)
  if (step === 'major') return { kind: 'ask', diff }
  const needed = neededStep(diff)
  return covers(step, needed) ? { kind: 'auto', diff } : { kind: 'refuse', step, needed }
}

/** An offer stays until it is answered, a notice goes by itself (spec: token-lists.notice). */
export type UpdateNotice = { readonly auto: boolean; readonly removeAfterMs: number | null }

type OfKind = { readonly kind: ListUpdate['kind'] }

/** The popup about an update, if any: only the selected list has one (spec: token-lists.notice). */
export function updateNotice({ kind }: ListUpdate | OfKind, selected: boolean): UpdateNotice | null {
  if (!selected) return null
  if (kind === 'auto') return { auto: true, removeAfterMs: 15_000 }
  return kind === 'ask' ? { auto: false, removeAfterMs: null } : null
}
