import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { closeTab } from '@musi/chain/writes/tabs/closeTab'
import { finishTab } from '@musi/chain/writes/tabs/finishTab'
import { openTab } from '@musi/chain/writes/tabs/openTab'
import { termsArgument } from '@musi/chain/writes/tabs/termsArgument'
import { topUpTab } from '@musi/chain/writes/tabs/topUpTab'
import { approve } from '@musi/chain/writes/tokens/approve'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { coinTabsAbi } from '@musi/contracts/abi/coinTabs'
import { type TabTerms, tabIdOf } from '@musi/domain/tabs/tabTerms'
import { voucherTypedData } from '@musi/domain/tabs/tabVoucher'
import { type Address, type Hex, type TypedDataDefinition, encodeFunctionData } from 'viem'
import { privateKeyToAddress, signTypedData } from 'viem/accounts'
import { demoAccount, relayerAccount } from '../../world/demoAccounts.ts'
import { secondsAgoAt } from '../clock.ts'
import type { SeedEvent, SeedState } from '../seedState.ts'
import { stepOf } from '../stepOf.ts'
import type { Step } from '../timeline.ts'

/** Key of the page that signs the vouchers. */
const KEY: Hex = `0x${'7ab'.padStart(64, '0')}`
const PLAYS = { deposited: 50n, added: 10n, heard: 12 } as const

type Scene = { coinTabs: Address; terms: TabTerms; songId: Hex; cost: bigint; by: Address; artist: Address }

/** Cleo's tab in the token of the second artist; null in a world without him. */
function sceneOf({ world, artists }: SeedState): Scene | null {
  const [, artist] = artists
  const [song] = artist?.songs ?? []
  if (artist === undefined || song === undefined) return null
  const by = demoAccount('collector').address
  const terms: TabTerms = {
    listener: by,
    keeper: relayerAccount().address,
    token: artist.token.address,
    key: privateKeyToAddress(KEY),
    // The first second of 2100, because a tab that is seeded as open must not be expired.
    expiresSeconds: 4_102_444_800n,
    noticeSeconds: 3600n,
    salt: `0x${'5a17'.padStart(64, '0')}`,
  }
  const { songId, cost } = song
  return { coinTabs: world.own.coinTabs.address, terms, songId, cost, by, artist: artist.person.address }
}

const tabEvent = (days: number, stepsOf: (scene: Scene, seed: SeedState) => Step[] | Promise<Step[]>): SeedEvent => ({
  secondsAgo: secondsAgoAt(days, 13),
  act(seed) {
    const scene = sceneOf(seed)
    return scene === null ? [] : stepsOf(scene, seed)
  },
})

async function settleStep({ coinTabs, terms, songId, cost }: Scene): Promise<Step> {
  const lines = [{ songId, plays: PLAYS.heard, amount: cost * BigInt(PLAYS.heard) }]
  const voucher = { tabId: tabIdOf(terms), round: 0, lines }
  const typed = voucherTypedData({ chainId: EMBEDDED_CHAIN_ID, coinTabs }, voucher)
  const signature = await signTypedData({ ...(typed as unknown as TypedDataDefinition), privateKey: KEY })
  const batch = [{ terms: termsArgument(terms), round: 0, lines, signature }]
  const data = encodeFunctionData({ abi: coinTabsAbi, functionName: 'settle', args: [batch] })
  return { by: terms.keeper, what: 'A tab is settled', call: { to: coinTabs, data, value: 0n } }
}

/** Cleo opens a tab, hears a song twelve times, and gets the rest back. */
export const tabEvents = (): SeedEvent[] => [
  tabEvent(6, ({ coinTabs, terms, cost, by, artist }) => {
    const { token } = terms
    const amount = cost * (PLAYS.deposited + PLAYS.added)
    return [
      stepOf(artist, 'A token is sent to a fan', transfer({ what: token, recipient: by, amount })),
      stepOf(by, 'A token is approved', approve({ token, spender: coinTabs, amount })),
      stepOf(by, 'A tab is opened', openTab(coinTabs, terms, cost * PLAYS.deposited)),
      stepOf(by, 'A tab is topped up', topUpTab(coinTabs, terms, cost * PLAYS.added)),
    ]
  }),
  tabEvent(5, async (scene) => [await settleStep(scene)]),
  tabEvent(4, ({ coinTabs, terms, by }) => [stepOf(by, 'A tab is closed', closeTab(coinTabs, terms))]),
  tabEvent(3, ({ coinTabs, terms, by, cost }, { balances }) => {
    const left = cost * (PLAYS.deposited + PLAYS.added - BigInt(PLAYS.heard))
    balances.change(by, terms.token, left)
    return [stepOf(by, 'The rest of a tab is returned', finishTab(coinTabs, terms))]
  }),
]
