import { registeredSong, songPayees } from '@musi/chain/reads/music/registeredSong'
import { tokenName } from '@musi/chain/reads/tokens/tokenName'
import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import { paymentShares } from '@musi/domain/music/paymentShares'
import { contractOf } from '#platform/page/config/config.ts'
import { useHeads } from '#platform/session/chain/useHeads.ts'
import { useRead } from '#platform/session/chain/useRead.ts'
import { type Staleness, stalenessOf } from '#platform/session/freshness/staleness.ts'
import { type SignInState, useSignIn } from '#platform/session/sign-in/useSignIn.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { artistOf } from '#platform/tokens/artists/artistFeed.ts'
import { balanceAge, rawBalance, useCurrencySide } from '#platform/tokens/catalogue/useCurrencySide.ts'
import type { JukeSong } from '#platform/tokens/songs/jukeSong.ts'
import { type InsertFacts, type InsertState, insertState } from './insertState.ts'
import type { PaymentStatus } from '../payment/paymentStatus.ts'
import type { PlayAct } from '../payment/playIntent.ts'
import { usePaymentStatus } from '../payment/usePaymentStatus.ts'

export type Coin = {
  state: InsertState
  /** Token the song is paid in; null if unknown, or for a sample. */
  token: Token | null
  /** The play as it would be paid now, in the song's token; null if it cannot be paid at any balance. */
  act: PlayAct | null
  /** True if the account's balance is below the price. */
  isShort: boolean
  /** `name` of the token's EIP-712 domain; null while unknown. */
  domainName: string | null
  /** The account's balance of the token; null while unknown. */
  balance: bigint | null
  payment: PaymentStatus
  /** Price of the newest payment from this browser; null if it knows of none. */
  paidCost: Amount | null
  signIn: SignInState
  /** True if the server answered that nothing opens the song for the signed-in account. */
  hasNoAccess: boolean
  staleness: Staleness | null
}

/** State of the coin slot: the song on chain, the account, and its plays on the server. */
export function useCoin({ offer, track, song_title, artist_name }: JukeSong, fullPlayKey: string): Coin {
  const account = useAccount()
  const { head } = useHeads()
  const hasJukebox = contractOf('jukebox') !== null
  const song = offer.kind === 'registered' ? offer.song : null
  const jukebox = hasJukebox && offer.kind === 'registered' ? offer.jukebox : null
  const isReadable = jukebox !== null && song !== null
  const songRead = useRead(isReadable ? registeredSong(jukebox, song) : null)
  const payees = useRead(isReadable ? songPayees(jukebox, song) : null)
  const songOnChain = songRead.kind === 'value' ? songRead.value : null
  const tokenAddress = songOnChain?.token ?? (offer.kind === 'registered' ? offer.token : null)
  const side = useCurrencySide(tokenAddress)
  const name = useRead(tokenAddress === null ? null : tokenName(tokenAddress))
  const signIn = useSignIn()
  const { payment, hasNoAccess, paidCost } = usePaymentStatus(song, signIn.isSignedIn === true, fullPlayKey)
  const token = side.currency?.kind === 'token' ? side.currency : null
  const balance = rawBalance(side)
  const facts: InsertFacts = {
    isSample: offer.kind === 'sample',
    hasSound: track.whole !== null,
    hasJukebox,
    song: side.lookup.kind === 'loading' ? null : songOnChain,
    tokenDecimals: side.lookup.kind === 'token' ? side.lookup.token.decimals : null,
    listener: { account, balance },
    payment: payment.kind,
    nowSeconds: BigInt(Math.max(head?.timeSeconds ?? 0, 0)),
  }
  const state = insertState(facts)
  // The slot stays open while payments are looked up, but accepts none.
  const isPaymentUnknown = payment.kind === 'looking' || payment.kind === 'away'
  const kindAssumingUnpaid = insertState({ ...facts, payment: isPaymentUnknown ? 'none' : payment.kind }).kind
  const isPayable = kindAssumingUnpaid === 'pay' || kindAssumingUnpaid === 'short'

  const shares = songOnChain === null || payees.kind !== 'value' ? null : paymentShares(songOnChain.cost, payees.value)
  const act =
    song === null || token === null || songOnChain === null || shares === null || !isPayable
      ? null
      : { song, title: song_title, artist: artist_name, cost: amountOf(token, songOnChain.cost), shares, swap: null }
  return {
    state,
    token,
    act,
    isShort: kindAssumingUnpaid === 'short',
    domainName: tokenAddress !== null && artistOf(tokenAddress) !== null && name.kind === 'value' ? name.value : null,
    balance,
    payment,
    paidCost,
    signIn,
    hasNoAccess,
    staleness: isReadable ? stalenessOf([songRead, payees, account === null ? null : balanceAge(side)]) : null,
  }
}
