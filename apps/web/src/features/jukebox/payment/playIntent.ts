import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { SignedPermit } from '@musi/chain/writes/tokens/signedPermit'
import type { Address } from '@musi/domain/address'
import type { Amount, Token } from '@musi/domain/currency'
import type { PaymentShare } from '@musi/domain/music/paymentShares'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import type { SwapTerms } from './payOptions.ts'

/** The payment to confirm. */
export type PlayAct = {
  readonly song: `0x${string}`
  readonly title: string
  readonly artist: string
  readonly cost: Amount<Token>
  readonly shares: readonly PaymentShare[]
  /** Currency it is bought with; null if it is paid in the song's own token. */
  readonly swap: SwapTerms | null
}

type Play = { jukebox: Address; act: PlayAct; account: Address; permit: SignedPermit | null }

/** The part of the price that leaves the account; its own share of the song is paid back to it. */
export const netCost = ({ cost, shares }: Pick<PlayAct, 'cost' | 'shares'>, account: Address): bigint =>
  cost.raw - (shares.find((share) => share.account === account)?.raw ?? 0n)

/** A payment for one play: exactly its agreed price leaves the account, and nothing if the price has risen (spec: songs.pay). */
export function playIntent({ jukebox, act, account, permit }: Play): SendIntent {
  const { song, title, cost } = act
  return actIntent({
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
    code: () => import('@musi/chain/writes/music/playSong'),
    write: ({ playSong }) =>
      playSong({
        jukebox,
        songId: song,
        maximumCost: cost.raw,
        play: permit === null ? { for: 'sender' } : { for: 'senderWithPermit', value: cost.raw, permit },
      }),
    pays: [
      {
        asset: { kind: 'token', address: cost.currency.address },
        amount: netCost(act, account),
        bound: 'exactly',
      },
    ],
  })
}
