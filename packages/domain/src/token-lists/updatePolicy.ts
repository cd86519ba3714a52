import { type ListDiff, listDiff, neededStep } from './diff.ts'
import type { TokenList } from './tokenList.ts'
import { covers, type VersionStep, versionStep } from './version.ts'

/** Decision about a fetched list. */
export type ListUpdate =
  /** The first version, which is accepted. */
  | { readonly kind: 'first' }
  /** Not a higher version than the current one, so nothing changes. */
  | { readonly kind: 'same' }
  /** A patch or minor step that covers the changes, applied without asking. */
  | { readonly kind: 'auto'; readonly diff: ListDiff }
  /** A major step, which the person decides on. */
  | { readonly kind: 'ask'; readonly diff: ListDiff }
  /** A step too small for the changes, which is refused and logged. */
  | { readonly kind: 'refuse'; readonly step: 'patch' | 'minor'; readonly needed: VersionStep }

export function listUpdate(current: TokenList | null, fetched: TokenList): ListUpdate {
  if (current === null) return { kind: 'first' }
  const step = versionStep(current.version, fetched.version)
  if (step === 'none') return { kind: 'same' }
  const diff = listDiff(current.tokens, fetched.tokens)
  if (step === 'major') return { kind: 'ask', diff }
  const needed = neededStep(diff)
  return covers(step, needed) ? { kind: 'auto', diff } : { kind: 'refuse', step, needed }
}

/** An offer stays until it is answered; a notice is removed automatically (spec: token-lists.notice). */
export type UpdateNotice = { readonly auto: boolean; readonly removeAfterMs: number | null }

type OfKind = { readonly kind: ListUpdate['kind'] }

/** The popup about an update; null unless the list is selected (spec: token-lists.notice). */
export function updateNotice({ kind }: ListUpdate | OfKind, selected: boolean): UpdateNotice | null {
  if (!selected) return null
  if (kind === 'auto') return { auto: true, removeAfterMs: 15_000 }
  return kind === 'ask' ? { auto: false, removeAfterMs: null } : null
}
