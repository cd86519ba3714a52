import { decodedCall } from '@musi/chain/explain/decodedCall'
import { type BatchStep, batchSteps } from '@musi/chain/explain/terms/batchSteps'
import { callTerms } from '@musi/chain/explain/terms/callTerms'
import { namedSong } from '@musi/chain/explain/terms/musicTerms'
import type { SongTerms } from '@musi/chain/explain/terms/terms'
import { type RegisteredSong, registeredSong, songPayees } from '@musi/chain/reads/music/registeredSong'
import type { Call } from '@musi/chain/write'
import type { Address } from '@musi/domain/address'
import type { CallState } from '@musi/domain/multicall/callState'
import { useEffect, useSyncExternalStore } from 'react'
import { contractOf, jukeboxes } from '#platform/page/config/config.ts'
import { useReads } from '#platform/session/chain/useReads.ts'
import { useRpcOutage } from '#platform/session/freshness/useOutage.ts'
import { identityAt, lookUpIdentity, subscribe } from '#platform/tokens/explain/identities.ts'
import { addressDirectory } from '#platform/tokens/explain/addressDirectory.ts'

/** One step of the request, with its call. `isRead`: nothing about it is still loading. */
export type Step = BatchStep & { call: Call; isRead: boolean }

type Payees = Awaited<ReturnType<ReturnType<typeof songPayees>['decode']>>
const valueOf = <Value>(state: CallState<Value> | undefined): Value | null =>
  state?.kind === 'value' ? state.value : null

/** A song that a call names, and the jukebox that it calls. */
type NamedSong = { jukebox: Address; song: `0x${string}` }

/** Not ok if the chain has answered that the jukebox has no such song. Null if not read yet, or no song is named. */
type SongFound = { readonly ok: true; readonly song: SongTerms } | { readonly ok: false } | null

/** On-chain data of the songs the calls name, in their order. */
function useSongs(named: readonly (NamedSong | null)[]): readonly SongFound[] {
  const songs = named.filter((one) => one !== null)
  const prices = useReads<RegisteredSong>(songs.map(({ jukebox, song }) => registeredSong(jukebox, song)))
  const payees = useReads<NonNullable<Payees>>(songs.map(({ jukebox, song }) => songPayees(jukebox, song)))
  return named.map((one) => {
    const at = one === null ? -1 : songs.indexOf(one)
    if (prices[at]?.kind === 'error' || payees[at]?.kind === 'error') return { ok: false }
    const price = valueOf(prices[at])
    const paid = valueOf(payees[at])
    return price === null || paid === null
      ? null
      : { ok: true, song: { token: price.token, cost: price.cost, payees: paid.map(({ account }) => account) } }
  })
}

/** Decodes calls into the acts they would perform (spec: wallets.demo-terms). */
export function useSteps(calls: readonly Call[], sender: Address): readonly Step[] {
  const decoded = calls.map(({ data }) => decodedCall(data))
  const songs = useSongs(
    calls.map(({ to }, at): NamedSong | null => {
      const song = namedSong(decoded[at] ?? null)
      const isForJukebox = to === contractOf('swapAndPlay') || to === contractOf('welcome')
      const jukebox = isForJukebox ? contractOf('jukebox') : to
      return song !== null && jukebox !== null && jukeboxes().includes(jukebox) ? { jukebox, song } : null
    }),
  )
  const isUnreachable = useRpcOutage() !== null
  // Re-renders when one of the called addresses is identified.
  useSyncExternalStore(subscribe, () => calls.map(({ to }) => identityAt(to)?.kind ?? '').join(' '))
  useEffect(() => {
    if (!isUnreachable) for (const { to } of calls) void lookUpIdentity(to)
  }, [calls, isUnreachable])
  const terms = calls.map((call, at) => {
    const songFound = songs[at] ?? null
    const read = callTerms(call, {
      decoded: decoded[at] ?? null,
      identity: identityAt(call.to),
      sender,
      directory: addressDirectory(),
      song: songFound?.ok === true ? songFound.song : null,
    })
    // A song that does not exist counts as read, because it will never load.
    return {
      to: call.to,
      terms: songFound?.ok === false && read.isUnread ? { ...read, isUnread: false, isUnknown: true } : read,
    }
  })
  return batchSteps(terms).flatMap((step) => {
    const call = calls[step.place]
    if (call === undefined) return []
    return [{ ...step, call, isRead: !step.terms.isUnread && (!step.terms.isUnknown || identityAt(call.to) !== null) }]
  })
}
