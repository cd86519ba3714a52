import { balanceOf } from '@musi/chain/reads/tokens/balanceOf'
import type { Address } from '@musi/domain/address'
import { useReads } from '#platform/session/chain/useReads.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'

/** True if the account can hear the whole song, by its holdings or for free; null if that is unknown. */
export type CanPlay = (song: JukeSong) => boolean | null

const tokensOf = ({ offer }: JukeSong): readonly Address[] =>
  offer.kind === 'sample'
    ? []
    : [offer.token, ...offer.keys.flatMap((key) => (key.kind === 'token' ? [key.token] : []))]

/** Computed from balances at each block; null if no wallet is connected (spec: songs.chips). */
export function useCanPlay(songs: readonly JukeSong[]): CanPlay | null {
  const account = useAccount()
  const tokens = account === null ? [] : [...new Set(songs.flatMap(tokensOf))]
  const states = useReads(account === null ? [] : tokens.map((token) => balanceOf(token, account)))
  if (account === null) return null
  const balanceByToken = new Map(
    tokens.map((token, at) => {
      const state = states[at]
      return [token, state?.kind === 'value' ? state.value : null] as const
    }),
  )
  return ({ offer, cost, track }) => {
    if (offer.kind === 'sample') return true
    if (offer.isRetired || track.whole === null) return false
    if (offer.artist.toLowerCase() === account.toLowerCase()) return true
    const needs = [
      [offer.token, cost] as const,
      ...offer.keys.flatMap((key) => (key.kind === 'token' ? [[key.token, key.atLeast] as const] : [])),
    ]
    const balances = needs.map(([token, minimum]) => ({ balance: balanceByToken.get(token) ?? null, minimum }))
    if (balances.some(({ balance, minimum }) => balance !== null && balance >= minimum)) return true
    return balances.some(({ balance }) => balance === null) ? null : false
  }
}
