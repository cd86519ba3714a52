import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import type { Amount, Token } from '@musi/domain/currency'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import { exchangeAddresses } from '#platform/session/exchange/exchangeAddresses.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

type OfSong = { readonly jukebox: Address; readonly song: `0x${string}`; readonly title: string }

/** What an artist, or somebody who shares in a song, does with it on the chain. `account`: who does it. */
export type SongAct = { readonly account: Address } & (
  | (OfSong & { readonly kind: 'price'; readonly before: Amount<Token>; readonly cost: Amount<Token> })
  | (OfSong & { readonly kind: 'retire' })
  | (OfSong & { readonly kind: 'handOn'; readonly shareBps: number; readonly payee: Address })
  | {
      readonly kind: 'collect'
      readonly jukebox: Address
      readonly amount: Amount<Token>
      readonly recipient: Address
    }
)
type Act<Kind extends SongAct['kind']> = Extract<SongAct, { kind: Kind }>

/** Nothing leaves the account, and nothing reaches it. */
const still = () => ({ pays: [], gets: [], balanceReader: exchangeAddresses().multicall })

const priceIntent = ({ jukebox, song, title, cost }: Act<'price'>): SendIntent => ({
  key: `changeSongCost ${song} ${cost.raw}`,
  action: { kind: 'changeSongCost', title, cost },
  shown: sealedTerms({ kind: 'changeSongCost', jukebox, songId: song, cost: cost.raw }, [cost.currency.address]),
  load: async () => {
    const { changeSongCost } = await retryOnce(() => import('@musi/chain/writes/music/changeSongCost'))
    return () => ({ write: changeSongCost({ jukebox, songId: song, cost: cost.raw }), promised: still() })
  },
})

const retireIntent = ({ jukebox, song, title }: Act<'retire'>): SendIntent => ({
  key: `retireSong ${song}`,
  action: { kind: 'retireSong', title },
  shown: sealedTerms({ kind: 'retireSong', jukebox, songId: song }, []),
  load: async () => {
    const { retireSong } = await retryOnce(() => import('@musi/chain/writes/music/retireSong'))
    return () => ({ write: retireSong({ jukebox, songId: song }), promised: still() })
  },
})

const handOnIntent = ({ jukebox, song, title, payee }: Act<'handOn'>): SendIntent => ({
  key: `replacePayee ${song} ${payee}`,
  action: { kind: 'replacePayee', title, payee },
  shown: sealedTerms({ kind: 'replacePayee', jukebox, songId: song, payee }, []),
  load: async () => {
    const { replacePayee } = await retryOnce(() => import('@musi/chain/writes/music/replacePayee'))
    return () => ({ write: replacePayee({ jukebox, songId: song, payee }), promised: still() })
  },
})

const collectIntent = ({ jukebox, account, amount, recipient }: Act<'collect'>): SendIntent => ({
  key: `collectOwedShare ${jukebox} ${amount.currency.address} ${recipient}`,
  action: { kind: 'collectOwedShare', amount, recipient },
  shown: sealedTerms({ kind: 'collectOwedShare', jukebox, token: amount.currency.address, recipient }, [
    amount.currency.address,
  ]),
  load: async () => {
    const { collectOwedShare } = await retryOnce(() => import('@musi/chain/writes/music/collectOwedShare'))
    const { address } = amount.currency
    // More may be kept by then; what goes elsewhere does not reach this account.
    const gets = [{ asset: { kind: 'token', address }, amount: amount.raw, bound: 'atLeast' }] as const
    return () => ({
      write: collectOwedShare({ jukebox, token: address, recipient }),
      promised: { ...still(), gets: recipient === account ? gets : [] },
    })
  },
})

export function songActIntent(act: SongAct): SendIntent {
  switch (act.kind) {
    case 'price':
      return priceIntent(act)
    case 'retire':
      return retireIntent(act)
    case 'handOn':
      return handOnIntent(act)
    case 'collect':
      return collectIntent(act)
  }
}
