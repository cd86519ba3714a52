import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { SignedPermit } from '@musi/chain/writes/tokens/signedPermit'
import type { Address } from '@musi/domain/address'
import type { Amount, Token } from '@musi/domain/currency'
import type { CoinShare } from '@musi/domain/music/coinShares'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

/** What the person is asked to pay for. */
export type PlayAct = {
  readonly song: `0x${string}`
  readonly title: string
  readonly artist: string
  readonly cost: Amount<Token>
  readonly shares: readonly CoinShare[]
}

type Play = { jukebox: Address; act: PlayAct; permit: SignedPermit | null }

/** A coin for a play: exactly what it costs leaves the account, and nothing if it costs more by then (spec: songs.pay). */
export const playIntent = ({ jukebox, act: { song, title, cost }, permit }: Play): SendIntent => ({
  key: `play ${song} ${cost.raw} ${permit?.s ?? ''}`,
  action: { kind: 'playSong', title, cost, song },
  shown: sealedTerms(
    {
      kind: 'playSong',
      jukebox,
      songId: song,
      maximumCost: cost.raw,
      fan: null,
      permit: permit === null ? null : { value: cost.raw, deadlineSeconds: permit.deadlineSeconds },
    },
    [cost.currency.address],
  ),
  load: async () => {
    const { playSong } = await retryOnce(() => import('@musi/chain/writes/music/playSong'))
    const play =
      permit === null ? ({ for: 'sender' } as const) : ({ for: 'senderWithPermit', value: cost.raw, permit } as const)
    return () => ({
      write: playSong({ jukebox, songId: song, maximumCost: cost.raw, play }),
      promised: {
        pays: [{ asset: { kind: 'token', address: cost.currency.address }, amount: cost.raw, bound: 'exactly' }],
        gets: [],
        balanceReader: exchangeAddresses().multicall,
      },
    })
  },
})
