import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import type { Address } from '@musi/domain/address'
import { type Token, amountOf } from '@musi/domain/currency'
import type { Worth } from '@musi/domain/liquidity/v1/migration'
import { contractOf } from '#platform/page/config/config.ts'
import { nativeCurrency } from '#platform/session/chain/nativeCurrency.ts'
import { actIntent } from '#platform/session/exchange/actIntent.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'

type V1Removal = { token: Token; exchange: Address; shares: bigint }

const sharesSide = ({ exchange, shares }: V1Removal) => ({
  asset: { kind: 'shares', address: exchange } as const,
  amount: shares,
  bound: 'exactly' as const,
})

type V1Migration = V1Removal & {
  account: Address
  minimums: Worth
  /** The share token of the new pool, and the minimum that must arrive. */
  newShares: Token
  leastShares: bigint
}

/**
 * Moves all of a V1 exchange's shares into the V2 pool (spec: migration.minimums). Null if this chain has no migrator.
 */
export function migrateIntent(of: V1Migration): SendIntent | null {
  const migrator = contractOf('v2Migrator')
  if (migrator === null) return null
  const { token, account, minimums, newShares, leastShares } = of
  const terms = {
    token: token.address,
    minimumToken: minimums.token,
    minimumNative: minimums.native,
    recipient: account,
  }
  return actIntent({
    key: `migrate ${of.exchange} ${of.shares}`,
    action: { kind: 'migrateV1', token, shares: newShares },
    shown: sealedTerms({ kind: 'migrateV1', ...terms, deadlineSeconds: 'whenSent' }, [
      token.address,
      'native',
      newShares.address,
    ]),
    code: () => import('@musi/chain/writes/liquidity/migrateV1'),
    write: ({ migrateV1 }, deadlineSeconds) => migrateV1({ migrator, ...terms, deadlineSeconds }),
    pays: [sharesSide(of)],
    gets: [{ asset: { kind: 'shares', address: newShares.address }, amount: leastShares, bound: 'atLeast' }],
  })
}

/** Percentage of the shown amounts that a removal must return. V1 itself enforces no useful minimum (spec: migration.moved). */
const MIN_PERCENT = 95n
const least = (amount: bigint) => (amount * MIN_PERCENT) / 100n

/** Removes all liquidity from a V1 exchange; both sides go to the account. */
export const removeIntent = (of: V1Removal & { worth: Worth }): SendIntent =>
  actIntent({
    key: `remove v1 ${of.exchange} ${of.shares}`,
    action: { kind: 'removeLiquidityV1', token: of.token, native: nativeCurrency() },
    shown: sealedTerms(
      {
        kind: 'removeLiquidityV1',
        token: of.token.address,
        liquidity: of.shares,
        deadlineSeconds: 'whenSent',
      },
      [of.token.address, 'native', of.exchange],
    ),
    code: () => import('@musi/chain/writes/liquidity/removeLiquidityV1'),
    write: ({ removeLiquidityV1 }, deadlineSeconds) =>
      removeLiquidityV1({ exchange: of.exchange, liquidity: of.shares, deadlineSeconds }),
    pays: [sharesSide(of)],
    gets: [
      { asset: { kind: 'native' }, amount: least(of.worth.native), bound: 'atLeast' },
      { asset: { kind: 'token', address: of.token.address }, amount: least(of.worth.token), bound: 'atLeast' },
    ],
  })

/** Both sides as amounts, the native one first. */
export const sidesOf = (token: Token, { native, token: tokens }: Worth) =>
  [amountOf(nativeCurrency(), native), amountOf(token, tokens)] as const
