import type { Airdrop } from '@musi/contracts/deploy/areas/airdrop'
import { AccountTable } from '@musi/domain/claim/accountTable'
import { plainKeccak } from '@musi/domain/claim/bulkKeccak'
import { flagsOf } from '@musi/domain/claim/claimFlags'
import { type ClaimSet, claimFinder, claimSet, proofOffsets } from '@musi/domain/claim/claimSet'
import { type Address, type Hex, hexToBytes, keccak256, parseUnits, toHex } from 'viem'
import { type DemoRole, demoAccounts } from './demoAccounts.ts'

const ACCOUNTS = 1000

/** Demo accounts in each category and most combinations; those not listed have no claim. */
const DEMO: Partial<Record<DemoRole, { words: readonly string[]; liquidity: string }>> = {
  airdrop: { words: ['socks', 'lp', 'user'], liquidity: '2345.678' },
  collector: { words: ['socks', 'user'], liquidity: '0' },
  provider: { words: ['lp', 'user'], liquidity: '12000' },
  staker: { words: ['lp'], liquidity: '800.5' },
  trader: { words: ['user'], liquidity: '0' },
  voter: { words: ['user'], liquidity: '0' },
}
const CLAIMED: DemoRole = 'voter'

/** 1000 for a holder of SOCKS, 400 for a user, the rest for liquidity (spec: claims.breakdown). */
function amountOf(words: readonly string[], liquidity: string): bigint {
  const fixed = (words.includes('socks') ? 1000n : 0n) + (words.includes('user') ? 400n : 0n)
  return fixed * 10n ** 18n + parseUnits(liquidity, 18)
}

function buildClaims(): ClaimSet {
  const table = new AccountTable()
  const add = (account: Address, words: readonly string[], liquidity: string) => {
    const flags = flagsOf(words)
    if (!flags.ok) throw new Error(`There is no category ${flags.word}.`)
    const hex = account.slice(2)
    table.add({ kind: 'account', hex, amount: amountOf(words, liquidity), flags: flags.byte }, table.count + 1)
  }
  for (const { role, address } of demoAccounts()) {
    const share = DEMO[role]
    if (share !== undefined) add(address, share.words, share.liquidity)
  }
  while (table.count < ACCOUNTS) {
    const hash = keccak256(toHex(table.count))
    const liquidity = Number(BigInt(hash) % 5000n)
    add(`0x${hash.slice(2, 42)}`, liquidity > 2500 ? ['lp', 'user'] : ['user'], liquidity > 2500 ? `${liquidity}` : '0')
  }
  const sorted = table.sorted()
  if (!sorted.ok) throw new Error('Two accounts of the airdrop are the same.')
  return claimSet(sorted.table, plainKeccak)
}

let claims: ClaimSet | undefined
/** Claims on a chain of our own: 1,000 accounts, equal on each chain. */
export const ownClaims = (): ClaimSet => (claims ??= buildClaims())

/** The part of the claims that the deployment needs. */
export function ownAirdrop(): Airdrop {
  const set = ownClaims()
  const account = demoAccounts().find(({ role }) => role === CLAIMED)?.address ?? '0x'
  const index = claimFinder(set)(hexToBytes(account))
  const nodeAt = (from: number): Hex => toHex(set.tree.nodes.subarray(from, from + 32))
  const amount = BigInt(toHex(set.amounts.subarray(index * 32, (index + 1) * 32)))
  const proof = proofOffsets(set, index).map(nodeAt)
  return { root: nodeAt(0), total: set.total, claimed: { index: BigInt(index), account, amount, proof } }
}
