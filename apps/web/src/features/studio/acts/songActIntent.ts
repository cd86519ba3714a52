import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import type { Amount, Token } from '@musi/domain/currency'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

type SongTarget = { readonly jukebox: Address; readonly song: `0x${string}`; readonly title: string }

/** An act by an artist or payee on a song on chain. `account`: who acts. */
export type SongAct = { readonly account: Address } & (
  | (SongTarget & { readonly kind: 'price'; readonly currentCost: Amount<Token>; readonly cost: Amount<Token> })
  | (SongTarget & { readonly kind: 'retire' })
  | (SongTarget & { readonly kind: 'handOn'; readonly shareBps: number; readonly payee: Address })
  | {
      readonly kind: 'collect'
      readonly jukebox: Address
      readonly amount: Amount<Token>
      readonly recipient: Address
    }
)
type Act<Kind extends SongAct['kind']> = Extract<SongAct, { kind: Kind }>

const priceIntent = ({ jukebox, song, title, cost }: Act<'price'>): SendIntent =>
  actIntent({
    key: `changeSongCost ${song} ${cost.raw}`,
    action: { kind: 'changeSongCost', title, cost },
    shown: sealedTerms({ kind: 'changeSongCost', jukebox, songId: song, cost: cost.raw }, [cost.currency.address]),
    code: () => import('@musi/chain/writes/music/changeSongCost'),
    write: ({ changeSongCost }) => changeSongCost({ jukebox, songId: song, cost: cost.raw }),
  })

const retireIntent = ({ jukebox, song, title }: Act<'retire'>): SendIntent =>
  actIntent({
    key: `retireSong ${song}`,
    action: { kind: 'retireSong', title },
    shown: sealedTerms({ kind: 'retireSong', jukebox, songId: song }, []),
    code: () => import('@musi/chain/writes/music/retireSong'),
    write: ({ retireSong }) => retireSong({ jukebox, songId: song }),
  })

const handOnIntent = ({ jukebox, song, title, payee }: Act<'handOn'>): SendIntent =>
  actIntent({
    key: `replacePayee ${song} ${payee}`,
    action: { kind: 'replacePayee', title, payee },
    shown: sealedTerms({ kind: 'replacePayee', jukebox, songId: song, payee }, []),
    code: () => import('@musi/chain/writes/music/replacePayee'),
    write: ({ replacePayee }) => replacePayee({ jukebox, songId: song, payee }),
  })

const collectIntent = ({ jukebox, account, amount, recipient }: Act<'collect'>): SendIntent =>
  actIntent({
    key: `collectOwedShare ${jukebox} ${amount.currency.address} ${recipient}`,
    action: { kind: 'collectOwedShare', amount, recipient },
    shown: sealedTerms({ kind: 'collectOwedShare', jukebox, token: amount.currency.address, recipient }, [
      amount.currency.address,
    ]),
    code: () => import('@musi/chain/writes/music/collectOwedShare'),
    write: ({ collectOwedShare }) => collectOwedShare({ jukebox, token: amount.currency.address, recipient }),
    // At least this much, because the amount owed may be higher by then; amounts sent elsewhere do
    // not reach this account.
    gets:
      recipient === account
        ? [{ asset: { kind: 'token', address: amount.currency.address }, amount: amount.raw, bound: 'atLeast' }]
        : [],
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
