import { registeredSong, songPayees } from '@musi/chain/reads/music/registeredSong'
import { playBudget } from '@musi/chain/reads/music/playBudget'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import { type GivenSong, type GivenState, type PlayBudget, givenState } from '@musi/domain/music/givenPlay'
import { contractOf } from '#platform/page/config/config.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'

/** A song on chain whose first plays can be paid. */
export type GivableSong = {
  readonly song: `0x${string}`
  readonly jukebox: Address
  readonly title: string
  /** Picture that the artist uploaded; null if the cover is drawn from the song's id. */
  readonly picture: string | null
}

export type Budget = {
  readonly kind: 'read'
  readonly welcome: Address
  readonly song: GivenSong
  /** The song's token. */
  readonly token: Token
  /** The token in which the amount was put up. */
  readonly paidIn: Token
  readonly budget: PlayBudget
  readonly state: GivenState
  readonly nowSeconds: bigint
  /** Part of each play that the sponsor gets as a payee, in hundredths of a percent; null while unknown. */
  readonly ownShareBps: number | null
}

/** An account’s budget for first plays of a song; `away` if it cannot be read, which differs from having none. */
export function useBudget(
  { song, jukebox }: GivableSong,
  sponsor: Address | null,
): Budget | { kind: 'reading' | 'away' | 'impossible' } {
  const { head } = useHeads()
  const welcome = contractOf('welcome')
  const songRead = useRead(registeredSong(jukebox, song))
  const payees = useRead(songPayees(jukebox, song))
  const read = useRead(welcome === null || sponsor === null ? null : playBudget(welcome, sponsor, song))
  const onChain = songRead.kind === 'value' ? songRead.value : null
  const budget = read.kind === 'value' ? read.value : null
  const token = useToken(onChain?.token ?? null)
  const paidIn = useToken(budget?.token ?? onChain?.token ?? null)
  // The contract plays songs of the present jukebox only.
  if (welcome === null || jukebox !== contractOf('jukebox')) return { kind: 'impossible' }
  if (token.kind === 'noToken' || token.kind === 'decimalsDiffer') return { kind: 'impossible' }
  if (isAway(songRead) || (sponsor !== null && isAway(read))) return { kind: 'away' }
  if (onChain === null || budget === null || head === null) return { kind: 'reading' }
  if (token.kind !== 'token' || paidIn.kind !== 'token') return { kind: 'reading' }
  const nowSeconds = BigInt(Math.max(head.timeSeconds, 0))
  const own = payees.kind === 'value' ? payees.value.filter(({ account }) => account === sponsor) : null
  return {
    kind: 'read',
    welcome,
    song: onChain,
    token: token.token,
    paidIn: paidIn.token,
    budget,
    state: givenState(budget, onChain, nowSeconds),
    nowSeconds,
    ownShareBps: own === null ? null : own.reduce((sum, { shareBps }) => sum + shareBps, 0),
  }
}

const isAway = (read: { kind: string; overdue?: boolean }): boolean =>
  read.kind !== 'value' && (read.kind !== 'loading' || read.overdue === true)
