import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { type Amount, type Token, amountOf } from '@musi/domain/currency'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

/** The token to confirm. */
export type NewToken = {
  readonly factory: Address
  readonly owner: Address
  /** The token's address according to the factory's current state. */
  readonly address: Address
  readonly name: string
  readonly symbol: string
}

const DECIMALS = 18
/** Supply minted by the factory (packages/contracts, ArtistToken). */
const SUPPLY = 1_000_000n * 10n ** BigInt(DECIMALS)

export const tokenOf = ({ address, name, symbol }: Pick<NewToken, 'address' | 'name' | 'symbol'>): Token => ({
  kind: 'token',
  address,
  name,
  symbol,
  decimals: DECIMALS,
})

export const supplyOf = (token: Pick<NewToken, 'address' | 'name' | 'symbol'>): Amount<Token> =>
  amountOf(tokenOf(token), SUPPLY)

/** Creates a token, whose whole supply goes to the account (spec: artist-tokens.create). */
export const createTokenIntent = ({ factory, owner, address, name, symbol }: NewToken): SendIntent =>
  actIntent({
    key: `createArtistToken ${owner} ${name} ${symbol}`,
    action: { kind: 'createArtistToken', name, symbol },
    shown: sealedTerms({ kind: 'createArtistToken', name, symbol, owner }, []),
    code: () => import('@musi/chain/writes/music/createArtistToken'),
    write: ({ createArtistToken }) => createArtistToken({ factory, name, symbol, owner }),
    gets: [{ asset: { kind: 'newToken', address }, amount: SUPPLY, bound: 'exactly' }],
  })
